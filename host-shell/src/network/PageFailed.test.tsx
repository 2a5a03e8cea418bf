import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/renderShell';
import { PageFailed } from './PageFailed';
import { goes } from './testing';

afterEach(() => goes('online'));

it('says that there is no internet, and opens by itself when there is @HS-096', () => {
  goes('offline');
  const onRetry = jest.fn();
  renderShell(<PageFailed name="Games" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'No internet' })).toBeVisible();
  expect(onRetry).not.toHaveBeenCalled();
  act(() => goes('online'));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says which part did not come where it is not the network, and tries again by hand @HS-094', async () => {
  const onRetry = jest.fn();
  renderShell(<PageFailed name="Games" onRetry={onRetry} />);
  expect(screen.getByRole('heading', { name: 'Games unavailable' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});
