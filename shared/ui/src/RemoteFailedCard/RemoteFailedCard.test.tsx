import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startUiTexts } from '../testing/startUiTexts';
import { RemoteFailedCard } from '.';

it('names what is missing and loads it again', async () => {
  startUiTexts();
  const onReload = jest.fn();
  render(
    <RemoteFailedCard
      title="Promotions unavailable"
      body="The rest of the lobby works."
      onReload={onReload}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Promotions unavailable');
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(onReload).toHaveBeenCalledTimes(1);
});

it('loads it again by itself when the network is back, and not once it has gone', () => {
  const onReload = jest.fn();
  const { unmount } = render(<RemoteFailedCard title="Promotions unavailable" onReload={onReload} />);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onReload).toHaveBeenCalledTimes(1);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onReload).toHaveBeenCalledTimes(1);
});
