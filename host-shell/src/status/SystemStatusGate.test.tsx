import { queryClient } from '@site/api';
import { systemStatus } from '@site/contracts/areas/system';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openStatus, renderShell, shellPlatform } from '../testing/renderShell';
import { SystemStatusGate } from './SystemStatusGate';
import { CLOSED_INTERVAL_MS, OPEN_INTERVAL_MS } from './useWatchedStatus';

const gate = (
  <SystemStatusGate>
    <p>the lobby</p>
  </SystemStatusGate>
);

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
});

it('shows the site when nothing stands against it @HS-033', async () => {
  shellPlatform();
  renderShell(gate);
  expect(await screen.findByText('the lobby')).toBeVisible();
});

it('shows the maintenance page @HS-033', async () => {
  shellPlatform().answer(systemStatus, { ...openStatus, maintenance: true, regionRestriction: true });
  renderShell(gate);
  expect(await screen.findByRole('heading', { name: 'Back shortly' })).toBeVisible();
  expect(screen.queryByText('the lobby')).not.toBeInTheDocument();
});

it('shows the restricted page with the address and a contact @HS-033 @HS-034', async () => {
  shellPlatform().answer(systemStatus, { ...openStatus, regionRestriction: true });
  renderShell(gate);
  expect(await screen.findByRole('heading', { name: 'Not available here' })).toBeVisible();
  expect(screen.getByText('203.0.113.42')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Contact support' })).toBeVisible();
  expect(screen.queryByText('the lobby')).not.toBeInTheDocument();
});

describe('the copy of the address', () => {
  async function pressCopy() {
    shellPlatform().answer(systemStatus, { ...openStatus, regionRestriction: true });
    const user = userEvent.setup();
    renderShell(gate);
    const button = await screen.findByRole('button', { name: 'Copy IP address' });
    return { press: () => user.click(button) };
  }

  it('goes to the clipboard', async () => {
    const { press } = await pressCopy();
    await press();
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('203.0.113.42');
  });

  it('is left to the user where the clipboard is refused: the address is selected', async () => {
    const { press } = await pressCopy();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await press();
    expect(await screen.findByText(/The IP address was not copied/)).toBeVisible();
    expect(window.getSelection()?.toString()).toBe('203.0.113.42');
  });
});

it('does not open when the status cannot be had, until a retry succeeds', async () => {
  const platform = shellPlatform();
  platform.refuse(systemStatus, 'not.found', { status: 404 });
  renderShell(gate);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('the lobby')).not.toBeInTheDocument();
  platform.answer(systemStatus, openStatus);
  await userEvent.click(retry);
  expect(await screen.findByText('the lobby')).toBeVisible();
});

it('does not open on a malformed answer', async () => {
  shellPlatform().answerRaw(systemStatus, '<html>Bad gateway</html>');
  renderShell(gate);
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});

it('applies the stored status at once and the fresh one after it @HS-035', async () => {
  shellPlatform();
  const first = renderShell(gate);
  expect(await screen.findByText('the lobby')).toBeVisible();
  first.unmount();
  queryClient.clear();

  shellPlatform().answer(systemStatus, { ...openStatus, maintenance: true });
  renderShell(gate);
  expect(screen.getByText('the lobby')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Back shortly' })).toBeVisible();
});

it('closes and opens again by itself, and keeps what was being done @HS-033', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = shellPlatform();
  renderShell(
    <SystemStatusGate>
      <label>
        Search <input />
      </label>
    </SystemStatusGate>,
  );
  await userEvent.type(await screen.findByLabelText('Search'), 'koi', { delay: null });

  platform.answer(systemStatus, { ...openStatus, maintenance: true });
  await act(() => jest.advanceTimersByTimeAsync(OPEN_INTERVAL_MS));
  expect(await screen.findByRole('heading', { name: 'Back shortly' })).toBeVisible();
  expect(screen.getByLabelText('Search')).not.toBeVisible();

  platform.answer(systemStatus, openStatus);
  await act(() => jest.advanceTimersByTimeAsync(CLOSED_INTERVAL_MS));
  expect(await screen.findByLabelText('Search')).toBeVisible();
  expect(screen.getByLabelText('Search')).toHaveValue('koi');
  expect(screen.queryByRole('heading', { name: 'Back shortly' })).not.toBeInTheDocument();
  jest.useRealTimers();
});

it('stays as it is when a later look fails', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const platform = shellPlatform();
  renderShell(gate);
  expect(await screen.findByText('the lobby')).toBeVisible();
  platform.refuse(systemStatus, 'not.found', { status: 404 });
  await act(() => jest.advanceTimersByTimeAsync(OPEN_INTERVAL_MS));
  await waitFor(() => expect(platform.sent(systemStatus)).toHaveLength(2));
  expect(screen.getByText('the lobby')).toBeVisible();
  jest.useRealTimers();
});
