import { limits } from '@site/contracts/areas/care';
import { depositManual, depositMethods } from '@site/contracts/areas/deposit';
import { customerService } from '@site/contracts/areas/system';
import { signOut } from '@site/session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { daily, weekly } from '../../../care/limits/testing/fakeLimits';
import { amountField, open, press, typeAmount } from '../../testing/depositPage';
import { bank, fakeDeposits } from '../../testing/fakeCashier';

const REST = { period: 'DAY', amount: '800.00', resetsAt: '2026-11-21T17:00:00Z' } as const;

afterEach(() => {
  signOut();
  localStorage.clear();
});

/** A platform where the deposit limits leave 800.00 today. */
function fakeLimited() {
  const platform = fakeDeposits();
  platform.answer(depositMethods, { list: [{ ...bank, rest: REST }] });
  platform.answer(limits, {
    at: '2026-11-21T08:00:00Z',
    list: [
      { ...weekly, rest: '8800.00' },
      { ...daily, rest: '3500.00' },
      { ...daily, id: 'o1', source: 'OPERATOR', rest: '800.00' },
    ],
  });
  return platform;
}
const card = () => screen.findByRole('region', { name: 'Your deposits' });

it('has the amounts off that are more than the limit leaves, and says why', async () => {
  await open(fakeLimited());
  const [less, more] = ['300', '1,000'].map((name) => screen.getByRole('button', { name }));
  expect(less).not.toHaveAttribute('aria-disabled');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveAccessibleDescription(/Your deposit limit leaves ฿?800\.00 today\./);
  await userEvent.click(more as HTMLElement);
  expect(amountField()).toHaveValue('');
});

it('shows what each limit leaves, the tightest first, and the ways to limits, break and statement @PL-043', async () => {
  await open(fakeLimited());
  await within(await card()).findByText('Left this week');
  const rests = within(await card()).getAllByRole('term');
  expect(rests.map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'Left today฿800.00',
    'Left this week฿8,800.00',
  ]);
  for (const [name, href] of [
    ['Play limits', '/m/care/limits'],
    ['Take a break', '/m/care/break'],
    ['What play has cost', '/m/care/statement'],
  ] as const)
    expect(within(await card()).getByRole('link', { name })).toHaveAttribute('href', href);
});

it('tells the net deposit, and calls it no limit @PL-027', async () => {
  await open(fakeDeposits());
  const net = await within(await card()).findByText(/Paid in less paid out, last 30 days:/);
  await waitFor(() => expect(net).toHaveTextContent('\u2212฿3,400.00'));
  expect(net).not.toHaveTextContent(/limit/i);
  expect(within(await card()).getByText('No deposit limit is set.')).toBeVisible();
});

it('says under the amount what the limit leaves and when it starts again, and offers no more', async () => {
  const platform = await open(fakeLimited());
  platform.refuse(depositManual, 'limit.deposit.reached', {
    value: { period: 'WEEK', rest: '800.00', resetsAt: '2031-11-22T17:00:00Z' },
  });
  typeAmount('1000');
  press();
  await waitFor(() =>
    expect(amountField()).toHaveAccessibleDescription(
      /Your deposit limit leaves ฿800\.00 this week\. It starts again Nov 23, 2031, 00:00\./,
    ),
  );
  expect(screen.getAllByRole('link', { name: 'Play limits' })[0]).toBeVisible();
  expect(screen.queryByText(/raise/i)).not.toBeInTheDocument();
  await waitFor(() => expect(platform.sent(depositMethods)).toHaveLength(2));
  typeAmount('500');
  await waitFor(() => expect(amountField()).not.toHaveAccessibleDescription(/leaves/));
});

it('says until when deposits rest @PL-041', async () => {
  const platform = await open(fakeDeposits());
  platform.refuse(depositManual, 'deposit.resting', { value: { until: '2031-11-21T09:00:00Z' } });
  typeAmount('1000');
  press();
  expect(await screen.findByText(/Deposits rest until Nov 21, 2031, 16:00/)).toBeVisible();
});

it('marks a way to pay that is credit, and fetches the ways again when it is refused @PL-041', async () => {
  const platform = fakeDeposits();
  platform.answer(depositMethods, { list: [{ ...bank, credit: true }] });
  await open(platform);
  expect(screen.getByRole('radio', { name: 'Bank transfer 5 to 15 minutes, on credit' })).toBeVisible();
  platform.refuse(depositManual, 'deposit.credit.refused');
  typeAmount('1000');
  press();
  expect(await screen.findByText(/Deposits on credit are not accepted/)).toBeVisible();
  await waitFor(() => expect(platform.sent(depositMethods)).toHaveLength(2));
});

it('says what is needed where the identity is not verified @PL-037', async () => {
  const platform = fakeDeposits();
  platform.answer(customerService, { list: [] });
  await open(platform);
  platform.refuse(depositManual, 'identity.required', { value: { identity: 'NONE', before: 'DEPOSIT' } });
  typeAmount('1000');
  press();
  expect(await screen.findByText(/Customer service tells you what is needed/)).toBeVisible();
});
