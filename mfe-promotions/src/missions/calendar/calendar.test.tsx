import { type SignInCalendar, signInCalendar } from '@site/contracts/areas/missions';
import { signOut } from '@site/session';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarOn, fakeMissions, NOW, openMissions } from '../testing/missionsPage';

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW), advanceTimers: true }));
afterEach(() => {
  act(() => signOut());
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const november = () => screen.findByRole('table', { name: 'Check-ins in November 2026' });
const today = calendarOn('2026-11-20');

const october: SignInCalendar = {
  ...today,
  month: '2026-10',
  days: [
    { date: '2026-10-30', state: 'SIGNED', reward: '10.00' },
    { date: '2026-10-31', state: 'MISSED', reward: '0.00' },
  ],
};

/** Answers each month by its request; October has one check-in. */
function withOctober(platform = fakeMissions(calendarOn('2026-11-20', { firstMonth: '2026-10' }))) {
  platform.answer(signInCalendar, ({ content }) =>
    (content as { month?: string }).month === '2026-10'
      ? october
      : calendarOn('2026-11-20', { firstMonth: '2026-10' }),
  );
  return platform;
}

it('is a table of weeks from Sunday on, in which each day says how it stands @PR-030', async () => {
  fakeMissions();
  openMissions();
  const table = within(await november());
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'SuSunday',
    'MoMonday',
    'TuTuesday',
    'WeWednesday',
    'ThThursday',
    'FrFriday',
    'SaSaturday',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(6);
  expect(table.getByText('14, missed')).toBeInTheDocument();
  expect(table.getByText('19, checked in')).toBeInTheDocument();
  expect(table.getByText('20, today, ฿50.00').parentElement).toHaveAttribute('aria-current', 'date');
  expect(table.getByText('22, ฿20.00')).toBeInTheDocument();
  expect(screen.getByText('Rewards in ฿')).toBeVisible();
});

it('goes back as far as the account, and no further than this month', async () => {
  withOctober();
  openMissions();
  await november();
  const next = screen.getByRole('button', { name: 'December 2026' });
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await user().click(next);
  await user().click(screen.getByRole('button', { name: 'October 2026' }));
  const shown = within(await screen.findByRole('table', { name: 'Check-ins in October 2026' }));
  expect(await shown.findByText('30, checked in')).toBeInTheDocument();
  // Before the account was made: a day of the month, and no more.
  expect(shown.getByText('1')).toBeVisible();
  expect(shown.queryByText(/today/)).not.toBeInTheDocument();
  const before = screen.getByRole('button', { name: 'September 2026' });
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await user().click(before);
  await user().click(screen.getByRole('button', { name: 'November 2026' }));
  expect(await november()).toBeVisible();
});

it('keeps today’s check-in beside another month', async () => {
  withOctober();
  openMissions();
  await november();
  await user().click(screen.getByRole('button', { name: 'October 2026' }));
  await screen.findByText('30, checked in');
  expect(screen.getByRole('button', { name: 'Check in for ฿10.00' })).toBeVisible();
});

it('offers a retry for a month that did not load', async () => {
  const platform = withOctober();
  openMissions();
  await november();
  platform.refuse(signInCalendar, 'system.error');
  await user().click(screen.getByRole('button', { name: 'October 2026' }));
  expect(await screen.findByText('This month did not load')).toBeVisible();
  withOctober(platform);
  await user().click(screen.getByRole('button', { name: 'Reload' }));
  expect(await screen.findByText('30, checked in')).toBeInTheDocument();
});

it('leaves the decimals of an amount out where they have no room', async () => {
  const long = { ...today, days: today.days.map((day) => ({ ...day, reward: '12500.00' })) };
  fakeMissions(long);
  openMissions();
  const table = within(await november());
  expect(table.getAllByText('12,500')[0]).toBeVisible();
  expect(table.getByText('22, ฿12,500.00')).toBeInTheDocument();
});
