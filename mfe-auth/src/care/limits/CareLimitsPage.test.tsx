import { careSettings, type Limit, limits } from '@site/contracts/areas/care';
import { signOut } from '@site/session';
import { screen, within } from '@testing-library/react';
import { settings, stopAt } from '../break/testing/fakeBreak';
import { allKinds, daily, fakeLimits, pending, rowOf, showLimits, weekly } from './testing/fakeLimits';

stopAt('2026-11-21T08:00:00Z');
afterEach(() => signOut());

const groups = async () => {
  await rowOf('Day');
  return screen
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)
    .slice(0, 4);
};

it('shows gross deposit limits first among the limits @PL-043', async () => {
  const { limits: offered } = allKinds;
  fakeLimits([], { ...allKinds, limits: [...offered].reverse() });
  showLimits();
  expect(await groups()).toEqual(['Deposits', 'Losses', 'Stakes', 'Time']);
});

it('has a deposit limit for each period, with what is used, what is left and when it starts again @PL-001', async () => {
  fakeLimits([daily, weekly]);
  showLimits();
  const day = await rowOf('Day');
  expect(day).toHaveTextContent('฿1,500.00 used of ฿5,000.00');
  expect(day).toHaveTextContent('฿3,500.00 left Starts again at 00:00');
  expect(within(day).getByRole('img', { name: '฿1,500.00 of ฿5,000.00 used' })).toBeInTheDocument();
  const [week] = screen
    .getAllByRole('heading', { level: 3, name: 'Week' })
    .map((each) => each.closest('article'));
  expect(week).toHaveTextContent('฿8,800.00 left Starts again on Nov 23, 2026');
  const month = await rowOf('Month');
  expect(month).toHaveTextContent('No limit');
  expect(within(month).getByRole('link', { name: 'Set: Monthly deposit limit' })).toHaveAttribute(
    'href',
    '/m/care/limits?part=DEPOSIT.MONTH',
  );
});

it('offers the kinds and periods of the merchant, and no others', async () => {
  fakeLimits([], { ...settings, limits: [{ kind: 'DEPOSIT', periods: ['WEEK'] }] });
  showLimits();
  await rowOf('Week');
  expect(screen.queryByRole('heading', { name: 'Day' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Losses' })).not.toBeInTheDocument();
  expect(screen.queryByText('Session time')).not.toBeInTheDocument();
});

it('says of losses what is lost and what is left @PL-006', async () => {
  const loss: Limit = { ...weekly, kind: 'LOSS', value: '4000.00', used: '815.00', rest: '3185.00' };
  fakeLimits([loss], { ...settings, limits: [{ kind: 'LOSS', periods: ['WEEK'] }] });
  showLimits();
  const row = await rowOf('Week');
  expect(row).toHaveTextContent('฿815.00 lost of ฿4,000.00฿3,185.00 left');
});

it('says that a limit is reached, and when it is open again', async () => {
  fakeLimits([{ ...daily, used: '5000.00', rest: '0.00' }]);
  showLimits();
  expect(await rowOf('Day')).toHaveTextContent('Reached Open again at 00:00');
});

it('has the stake, the times and the reality check with their values @PL-007 @PL-008 @PL-013', async () => {
  fakeLimits([
    { id: 's', kind: 'STAKE', value: '20.00', source: 'MEMBER' },
    { id: 't', kind: 'STRETCH_TIME', value: '90', source: 'MEMBER' },
  ]);
  showLimits();
  expect(await screen.findByRole('link', { name: 'Stake of one round ฿20.00' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Session time 1 h 30 min' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Time in a day No limit' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Reality check every 30 min' })).toBeVisible();
});

it('shows what the operator has set beside the own, from when it holds, and lets nobody change it @PL-010', async () => {
  fakeLimits([
    daily,
    { ...daily, id: 'o1', source: 'OPERATOR', value: '1000.00', used: '400.00', rest: '600.00' },
    { id: 'o2', kind: 'STAKE', source: 'OPERATOR', pending: { ...pending, value: '10.00' } },
  ]);
  showLimits();
  const [own, ours] = (await screen.findAllByRole('heading', { level: 3, name: 'Day' })).map((heading) =>
    heading.closest('article'),
  );
  expect(own).toHaveTextContent('of ฿5,000.00');
  expect(ours).toHaveTextContent('Set by us');
  expect(ours).toHaveTextContent('฿400.00 used of ฿1,000.00');
  expect(within(ours as HTMLElement).queryByRole('link')).not.toBeInTheDocument();
  const later = screen.getByText('฿10.00 from Nov 22, 2026, 15:30.').closest('li') as HTMLElement;
  expect(later).toHaveTextContent('Stake of one round Set by usNo limit');
  expect(within(later).queryByRole('link')).not.toBeInTheDocument();
  expect(within(later).queryByRole('button')).not.toBeInTheDocument();
});

it('says what the matter is where the limits do not come, and asks again', async () => {
  const platform = fakeLimits();
  platform.refuse(limits, 'internal.error');
  platform.refuse(careSettings, 'internal.error');
  showLimits();
  expect(await screen.findByText('Your limits did not load')).toBeVisible();
  platform.answer(careSettings, allKinds);
  platform.answer(limits, { at: '2026-11-21T08:00:00Z', list: [daily] });
  screen.getByRole('button', { name: /again|Retry/i }).click();
  expect(await rowOf('Day')).toBeInTheDocument();
});
