import { queryClient, queryKeyOf } from '@site/api';
import { refuse } from '@site/api/testing';
import { walletBalance } from '@site/contracts/areas/account';
import { missionList, signInCalendar, signInToday } from '@site/contracts/areas/missions';
import { signOut } from '@site/session';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarOn, cutOff, fakeMissions, NOW, openMissions } from '../testing/missionsPage';

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW), advanceTimers: true }));
afterEach(() => {
  act(() => signOut());
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const signed = calendarOn('2026-11-20', { streak: 6, signedToday: true });
const button = () => screen.findByRole('button', { name: 'Check in for ฿10.00' });
const balance = queryKeyOf(walletBalance, {});
const keys = (platform: ReturnType<typeof fakeMissions>) =>
  platform.sent(signInToday).map(({ headers }) => headers['Idempotency-Key']);

/** Answers the check-in, and from then on has it done. */
function letCheckIn(platform: ReturnType<typeof fakeMissions>) {
  platform.answer(signInToday, () => {
    platform.answer(signInCalendar, signed);
    return signed;
  });
}

it('shows the row of days and what today brings @PR-030', async () => {
  fakeMissions();
  openMissions();
  expect(await button()).toBeVisible();
  expect(screen.getByRole('region', { name: 'Your row of days' })).toHaveTextContent(
    /^5days in a rowCheck in today to make it 6\./,
  );
  expect(document.body).not.toHaveTextContent(/sign[ -]in/i);
});

it('starts a new row after a missed day', async () => {
  fakeMissions(calendarOn('2026-11-20', { streak: 0 }));
  openMissions();
  await button();
  expect(screen.getByText('Start a new row today.')).toBeVisible();
});

it('checks in, says so, shows what tomorrow brings, and has the balance follow @PR-030', async () => {
  const platform = fakeMissions();
  letCheckIn(platform);
  openMissions();
  const press = await button();
  queryClient.setQueryData(balance, { sumBalance: '12480.50', currencySymbol: '฿', currency: 'THB' });
  await user().click(press);
  expect(await screen.findByText('Checked in. ฿10.00 is in your balance.')).toBeVisible();
  expect(screen.getByText('Tomorrow brings ฿50.00.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Check in/ })).not.toBeInTheDocument();
  expect(screen.getByText('฿10.00 is in your balance.').closest('[tabindex="-1"]')).toHaveFocus();
  expect(queryClient.getQueryState(balance)?.isInvalidated).toBe(true);
  expect(platform.sent(signInToday)).toHaveLength(1);
});

it('says what points tomorrow brings, and asks for no money where there is none', async () => {
  const { unmount } = (() => {
    fakeMissions({ ...signed, next: { reward: '50.00', points: 20 } });
    return openMissions();
  })();
  expect(await screen.findByText('Tomorrow brings ฿50.00 and 20 points.')).toBeVisible();
  expect(document.body).toHaveFocus();
  unmount();
  fakeMissions({ ...calendarOn('2026-11-20'), next: { reward: '0.00' } });
  openMissions();
  expect(await screen.findByRole('button', { name: 'Check in' })).toBeVisible();
});

it('sends a double tap once, and is busy meanwhile', async () => {
  const platform = fakeMissions();
  platform.answer(signInToday, () => new Promise(() => {}));
  openMissions();
  const press = await button();
  fireEvent.click(press);
  fireEvent.click(press);
  fireEvent.click(await screen.findByRole('button', { name: 'Checking in' }));
  expect(platform.sent(signInToday)).toHaveLength(1);
});

it('learns that another device has checked in already', async () => {
  const platform = fakeMissions();
  platform.answer(signInToday, () => {
    platform.answer(signInCalendar, signed);
    return refuse('mission.already.signed');
  });
  openMissions();
  await user().click(await button());
  expect(await screen.findByText('You have checked in today already.')).toBeVisible();
  expect(await screen.findByText('Tomorrow brings ฿50.00.')).toBeVisible();
});

it('does not say that a lost press failed, and asks again under its key', async () => {
  const platform = fakeMissions();
  platform.answer(signInToday, cutOff);
  openMissions();
  await user().click(await button());
  expect(await screen.findByText('No answer came. You may be checked in already.')).toBeVisible();
  letCheckIn(platform);
  await user().click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText('Tomorrow brings ฿50.00.')).toBeVisible();
  expect(keys(platform)).toEqual([keys(platform)[0], keys(platform)[0]]);
});

it('learns from the calendar what became of a lost press', async () => {
  const platform = fakeMissions();
  platform.answer(signInToday, () => {
    platform.answer(signInCalendar, signed);
    return cutOff();
  });
  openMissions();
  await user().click(await button());
  expect(await screen.findByText('Tomorrow brings ฿50.00.')).toBeVisible();
  expect(screen.queryByText(/^No answer came/)).not.toBeInTheDocument();
});

it('has the next day’s check-in when the merchant’s day ends while it is open, under a key of its own', async () => {
  const platform = fakeMissions();
  platform.answer(signInToday, cutOff);
  openMissions();
  await user().click(await button());
  await screen.findByRole('button', { name: 'Check again' });
  platform.answer(signInCalendar, calendarOn('2026-11-21', { streak: 0 }));
  const before = platform.sent(missionList).length;
  act(() => {
    jest.setSystemTime(new Date('2026-11-20T17:00:30Z'));
    jest.advanceTimersByTime(60_000);
  });
  await user().click(await button());
  await waitFor(() => expect(platform.sent(signInToday)).toHaveLength(2));
  expect(new Set(keys(platform)).size).toBe(2);
  expect(platform.sent(missionList).length).toBeGreaterThan(before);
});

it('offers a retry after a failure, beside the missions', async () => {
  const platform = fakeMissions();
  platform.refuse(signInCalendar, 'system.error');
  openMissions();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(await screen.findByRole('heading', { name: 'Five days of play' })).toBeVisible();
  platform.answer(signInCalendar, signed);
  await user().click(retry);
  expect(await screen.findByText('Tomorrow brings ฿50.00.')).toBeVisible();
});

it('keeps the room of the page while it is on its way', async () => {
  const platform = fakeMissions();
  platform.answer(signInCalendar, () => new Promise(() => {}));
  openMissions();
  expect(await screen.findByText('Loading your check-ins')).toBeInTheDocument();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
