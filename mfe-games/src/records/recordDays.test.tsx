import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBet, fakeBets } from '../testing/fakeBets';
import { row, showRecord, stopTheClock } from '../testing/renderRecord';
import { address } from '../testing/renderRemote';

stopTheClock();

it('shows a week at first, and any of the presets at a press', async () => {
  const { asked } = fakeBets([aBet()]);
  showRecord();
  await row(/Copper Koi/);
  expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-14', endDate: '2026-11-20' });
  for (const [name, startDate, endDate, search] of [
    ['Today', '2026-11-20', '2026-11-20', '?range=today'],
    ['Yesterday', '2026-11-19', '2026-11-19', '?range=yesterday'],
    ['30 days', '2026-10-22', '2026-11-20', '?range=30days'],
    ['7 days', '2026-11-14', '2026-11-20', ''],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ startDate, endDate }));
    expect(address()).toBe(`/m/gameRecord${search}`);
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  }
});

it('takes any days, and what cannot be is told at its field', async () => {
  const { asked } = fakeBets([aBet()]);
  showRecord();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose days' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Choose days' }));
  const [from, to] = [sheet.getByLabelText('From'), sheet.getByLabelText('To')];
  const choose = async (field: HTMLElement, day: string) => {
    await userEvent.clear(field);
    if (day) await userEvent.type(field, day);
  };
  for (const [first, last, fault] of [
    ['2026-11-10', '2026-11-09', 'This is before the first day. Choose a later one.'],
    ['2026-08-20', '2026-11-20', 'That is more than 92 days. Choose a shorter time.'],
    ['2026-11-10', '2026-11-21', 'This day is still to come. Choose today or earlier.'],
  ] as const) {
    await choose(from, first);
    await choose(to, last);
    expect(to).toHaveAccessibleDescription(fault);
    await userEvent.click(sheet.getByRole('button', { name: 'Show these days' }));
  }
  await choose(to, '');
  await userEvent.click(sheet.getByRole('button', { name: 'Show these days' }));
  expect(to).toHaveAccessibleDescription('Enter a day.');
  expect(address()).toBe('/m/gameRecord');

  await choose(from, '2026-11-01');
  await choose(to, '2026-11-12');
  await userEvent.click(sheet.getByRole('button', { name: 'Show 12 days' }));
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-01', endDate: '2026-11-12' }),
  );
  expect(address()).toBe('/m/gameRecord?from=2026-11-01&to=2026-11-12');
  expect(await screen.findByRole('button', { name: /Nov 1\s–\s12/ })).toHaveAttribute('aria-pressed', 'true');
});

it('turns the day at the merchant’s midnight, also for who comes back to the page', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['Date'] });
  try {
    const clock = jest.mocked(Date.now);
    clock.mockReturnValue(Date.parse('2026-11-20T16:59:30Z'));
    const { asked } = fakeBets([aBet()]);
    showRecord('?range=today');
    await row(/Copper Koi/);
    expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-20', endDate: '2026-11-20' });
    clock.mockReturnValue(Date.parse('2026-11-20T17:00:30Z'));
    act(() => jest.advanceTimersByTime(60_000));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-21' }));
    clock.mockReturnValue(Date.parse('2026-11-22T03:00:00Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ startDate: '2026-11-22' }));
  } finally {
    jest.useRealTimers();
  }
});
