import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell';
import { useNewRelease } from './newRelease';
import { UpdateBar } from './UpdateBar';

jest.mock('./newRelease');

const notice = () => screen.queryByText('A new version is ready.');

it('says nothing while nothing newer is live @FD-025', () => {
  renderShell(<UpdateBar aboveFooter />);
  expect(notice()).not.toBeInTheDocument();
});

it('offers what is newer, and is put away by who has no time for it @FD-025', async () => {
  jest.mocked(useNewRelease).mockReturnValue('/m/home');
  renderShell(<UpdateBar aboveFooter />);
  expect(notice()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(notice()).not.toBeInTheDocument();
});
