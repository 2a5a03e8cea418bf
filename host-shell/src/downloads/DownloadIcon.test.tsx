import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrandHeader } from '../layout/Header/BrandHeader';
import { leaveDevice, renderDownloads, use } from './testing';

afterEach(leaveDevice);

it('opens what there is to install, from the header of home @HS-029', async () => {
  use('android');
  renderDownloads(<BrandHeader />);
  const icon = screen.getByRole('button', { name: 'Get the app' });
  await userEvent.click(icon);
  const sheet = await screen.findByRole('dialog', { name: 'Get Aurora on your phone' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
  expect(icon).toHaveFocus();
});

it('is not there where the merchant has not enabled the app window @HS-029', () => {
  use('android');
  renderDownloads(<BrandHeader />, { appWindow: false });
  expect(screen.queryByRole('button', { name: 'Get the app' })).not.toBeInTheDocument();
});
