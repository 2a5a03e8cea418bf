import { refuse } from '@site/api/testing';
import { setLimit } from '@site/contracts/areas/care';
import { reality, setReality } from '@site/contracts/areas/reality';
import { signOut } from '@site/session';
import { address } from '@site/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stopAt } from '../../break/testing/fakeBreak';
import {
  allKinds,
  daily,
  fakeLimits,
  pending,
  press,
  rowOf,
  sheet,
  showLimits,
  type,
} from '../testing/fakeLimits';

stopAt('2026-11-21T08:00:00Z');
afterEach(() => signOut());

const asked = (platform: ReturnType<typeof fakeLimits>) =>
  platform.sent(setLimit).map(({ content }) => content);

it('sets a first limit of any amount, and shows it at once @PL-001 @PL-003', async () => {
  const platform = fakeLimits([]);
  showLimits();
  await userEvent.click(await screen.findByRole('link', { name: 'Set: Daily deposit limit' }));
  expect(await sheet('Daily deposit limit')).toHaveTextContent('No limit yet.');
  await type('Amount', '1,234.56');
  await press('Save ฿1,234.56');
  expect(await screen.findByText('Daily deposit limit: ฿1,234.56 from now on')).toBeVisible();
  expect(await rowOf('Day')).toHaveTextContent('฿1,234.56');
  expect(asked(platform)).toEqual([{ kind: 'DEPOSIT', period: 'DAY', value: '1234.56' }]);
  await waitFor(() => expect(address()).toBe('/m/care/limits'));
});

it('lowers by the one press that chooses the amount @PL-003 @PL-043', async () => {
  const platform = fakeLimits();
  showLimits('?part=DEPOSIT.DAY');
  expect(await sheet('Daily deposit limit')).toHaveTextContent(
    'Now ฿5,000.00. You have used ฿1,500.00 today.',
  );
  const lower = screen.getByRole('group', { name: 'Lower one tap, counts at once' });
  await userEvent.dblClick(within(lower).getByRole('button', { name: '3,000' }));
  expect(await screen.findByText('Daily deposit limit: ฿3,000.00 from now on')).toBeVisible();
  expect(asked(platform)).toEqual([{ kind: 'DEPOSIT', period: 'DAY', value: '3000.00' }]);
});

it('says when a raise can be confirmed before it is asked for @PL-004', async () => {
  const platform = fakeLimits();
  platform.answer(setLimit, { ...daily, pending });
  showLimits('?part=DEPOSIT.DAY');
  const raise = within(await sheet('Daily deposit limit')).getByRole('group', { name: /^Raise/ });
  expect(raise).toHaveAccessibleName('Raise counts after 24 hours, once you confirm');
  await userEvent.click(within(raise).getByRole('button', { name: '20,000' }));
  expect(asked(platform)).toEqual([]);
  expect(await screen.findByText('฿20,000.00 from Nov 22, 2026, 15:00 at the earliest.')).toBeVisible();
  await press('Ask for ฿20,000.00');
  expect(
    await screen.findByText('Daily deposit limit: you can confirm ฿20,000.00 from Nov 22, 2026, 15:30'),
  ).toBeVisible();
  expect(asked(platform)).toEqual([{ kind: 'DEPOSIT', period: 'DAY', value: '20000.00' }]);
});

it('waits for the end of the period too, where the merchant says so @PL-004', async () => {
  const week = { ...daily, resetsAt: '2026-11-25T17:00:00Z' };
  fakeLimits([week], { ...allKinds, raiseAfterPeriod: true, coolingHours: 72 });
  showLimits('?part=DEPOSIT.DAY');
  await type('Another amount', '6000');
  expect(await screen.findByText('฿6,000.00 from Nov 26, 2026, 00:00 at the earliest.')).toBeVisible();
});

it('asks to remove a limit like for a raise @PL-004', async () => {
  const platform = fakeLimits();
  platform.answer(setLimit, { ...daily, pending: { ...pending, value: undefined } });
  showLimits('?part=DEPOSIT.DAY');
  await press('No limit');
  await press('Ask for no limit');
  expect(await screen.findByText(/you can confirm that there is none from Nov 22/)).toBeVisible();
  expect(asked(platform)).toEqual([{ kind: 'DEPOSIT', period: 'DAY' }]);
});

it('says under the field what is wrong with an amount, and sends nothing', async () => {
  const platform = fakeLimits();
  showLimits('?part=DEPOSIT.DAY');
  await type('Another amount', '50');
  await press('Save');
  expect(screen.getByLabelText('Another amount')).toHaveAccessibleDescription(/Enter ฿100\.00 to/);
  expect(asked(platform)).toEqual([]);
});

it('says under the field what the platform does not take', async () => {
  const platform = fakeLimits();
  platform.answer(setLimit, () => refuse('limit.value.invalid'));
  showLimits('?part=DEPOSIT.DAY');
  await type('Another amount', '777');
  await press('Save ฿777.00');
  await waitFor(() =>
    expect(screen.getByLabelText('Another amount')).toHaveAccessibleDescription(
      'This cannot be set as a limit. Please check it.',
    ),
  );
  await type('Another amount', '778');
  expect(screen.getByLabelText('Another amount')).toHaveAccessibleDescription('From ฿100.00');
});

it('sets the minutes of a session @PL-008', async () => {
  const platform = fakeLimits([]);
  showLimits('?part=STRETCH_TIME');
  expect(await sheet('Session time')).toHaveTextContent('You can play again after 15 min.');
  await type('Minutes', '๑๐๐');
  await press('Save 1 h 40 min');
  expect(await screen.findByText('Session time: 1 h 40 min from now on')).toBeVisible();
  expect(asked(platform)).toEqual([{ kind: 'STRETCH_TIME', value: '100' }]);
});

it('takes no part of an hour for minutes', async () => {
  const platform = fakeLimits([]);
  showLimits('?part=DAY_TIME');
  await type('Minutes', '30.5');
  await press('Save');
  expect(screen.getByLabelText('Minutes')).toHaveAccessibleDescription(/Enter whole minutes, 1 to 1440\./);
  expect(asked(platform)).toEqual([]);
});

it('sets how often the reality check comes, by one press, for the account @PL-013', async () => {
  const platform = fakeLimits();
  platform.answer(setReality, ({ content }) => {
    const check = { minutes: (content as { minutes: number }).minutes, at: '2026-11-21T08:00:00Z' };
    platform.answer(reality, check);
    return check;
  });
  showLimits('?part=REALITY');
  expect(
    await within(await sheet('Reality check')).findByRole('button', { name: 'every 30 min' }),
  ).toHaveAttribute('aria-pressed', 'true');
  await press('every 15 min');
  expect(await screen.findByRole('link', { name: 'Reality check every 15 min' })).toBeVisible();
  expect(platform.sent(setReality).map(({ content }) => content)).toEqual([{ minutes: 15 }]);
});

it('offers no reality check that is off where the merchant asks for one @PL-013', async () => {
  fakeLimits([], { ...allKinds, reality: { choices: [15, 30, 60], required: true, blocks: true } });
  showLimits('?part=REALITY');
  const choices = within(await sheet('Reality check')).getByRole('group', { name: /^How often/ });
  expect(
    within(choices)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['every 15 min', 'every 30 min', 'every 1 h']);
});

it('opens nothing for a limit that there is not', async () => {
  fakeLimits();
  showLimits('?part=STAKE.DAY');
  await rowOf('Day');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
