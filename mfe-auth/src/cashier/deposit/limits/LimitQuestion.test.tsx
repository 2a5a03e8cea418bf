import { type CareSettings, careSettings, declineLimits, limits, setLimit } from '@site/contracts/areas/care';
import { depositManual } from '@site/contracts/areas/deposit';
import { signOut } from '@site/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NOW, settings } from '../../../care/break/testing/fakeBreak';
import { daily } from '../../../care/limits/testing/fakeLimits';
import { renderRemote } from '../../../testing/renderRemote';
import { amountField, PATH, press, typeAmount } from '../../testing/depositPage';
import { answerOrder, fakeDeposits, transferOrder } from '../../testing/fakeCashier';
import DepositPage from '../DepositPage';

const TITLE = 'Do you want a limit for your deposits?';
const ahead = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const title = () => screen.findByRole('heading', { name: TITLE });
const button = (name: string) => screen.findByRole('button', { name });
const form = () => screen.findByText('Continue');

/** A platform that knows no limit and no answer, and remembers both. */
function fakeWithout(changes: Partial<CareSettings> = {}) {
  const platform = fakeDeposits();
  platform.answer(careSettings, { ...settings, ...changes });
  platform.answer(limits, { at: NOW, list: [] });
  platform.answer(setLimit, () => {
    platform.answer(limits, { at: NOW, list: [daily] });
    return daily;
  });
  platform.answer(declineLimits, () => {
    const askAgainAt = ahead(24);
    platform.answer(limits, { at: NOW, list: [], askAgainAt });
    return { askAgainAt };
  });
  return platform;
}
const show = () => renderRemote(<DepositPage />, { path: PATH });

afterEach(() => {
  signOut();
  localStorage.clear();
});

it('comes before the first deposit, and the form after its answer @PL-011', async () => {
  const platform = fakeWithout();
  show();
  await title();
  expect(screen.queryByText('Continue')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Each week' }));
  typeInto('At most', '2,500');
  await userEvent.click(await button('Set this limit'));
  await form();
  expect(screen.getByText('Deposit limit: ฿2,500.00 from now on')).toBeVisible();
  expect(platform.sent(setLimit).map(({ content }) => content)).toEqual([
    { kind: 'DEPOSIT', period: 'WEEK', value: '2500.00' },
  ]);
});

it('takes no limit for an answer, once it was asked whether that is meant @PL-011', async () => {
  const platform = fakeWithout();
  show();
  await title();
  await userEvent.click(await button('I want no limit'));
  let question = await screen.findByRole('alertdialog', { name: 'Deposit without a limit?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(platform.sent(declineLimits)).toHaveLength(0);
  await userEvent.click(await button('I want no limit'));
  question = await screen.findByRole('alertdialog', { name: 'Deposit without a limit?' });
  await userEvent.click(within(question).getByRole('button', { name: 'I want no limit' }));
  await form();
  expect(platform.sent(declineLimits)).toHaveLength(1);
});

it.each([
  ['who has said that they want none', { list: [], askAgainAt: ahead(1) }],
  ['who has a limit', { list: [daily] }],
  ['where the limits do not come', undefined],
])('is not put to a member %s @PL-011', async (_who, known) => {
  const platform = fakeWithout();
  if (known) platform.answer(limits, { at: NOW, ...known });
  else platform.refuse(limits, 'request.invalid');
  show();
  await form();
  expect(screen.queryByRole('heading', { name: TITLE })).not.toBeInTheDocument();
});

it('comes again when the answer is a year old @PL-011', async () => {
  const platform = fakeWithout();
  platform.answer(limits, { at: NOW, list: [], askAgainAt: ahead(-1) });
  show();
  expect(await title()).toBeVisible();
});

it('leaves no other answer where the merchant asks for a limit @PL-011', async () => {
  const platform = fakeWithout({ limitRequired: true });
  platform.answer(limits, { at: NOW, list: [], askAgainAt: ahead(1) });
  show();
  await title();
  expect(screen.getByText(/Here a deposit limit comes before the first deposit/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I want no limit' })).not.toBeInTheDocument();
});

it('follows a refused order, and gives back all that was typed @PL-011', async () => {
  const platform = fakeWithout();
  platform.answer(limits, { at: NOW, list: [], askAgainAt: ahead(1) });
  show();
  await form();
  await userEvent.click(await button('River Bank'));
  typeAmount('1000');
  platform.refuse(depositManual, 'deposit.limit.required');
  press();
  expect(await title()).toHaveFocus();
  typeInto('At most', '5000');
  await userEvent.click(await button('Set this limit'));
  await form();
  expect(amountField()).toHaveValue('1000');
  expect(await button('River Bank')).toHaveAttribute('aria-pressed', 'true');
  platform.answer(depositManual, transferOrder);
  answerOrder(platform, () => transferOrder);
  press();
  expect(await screen.findByText('Send exactly')).toBeVisible();
  expect(platform.sent(depositManual)).toHaveLength(2);
});

it('says under the amount what the platform does not take', async () => {
  const platform = fakeWithout();
  platform.refuse(setLimit, 'limit.value.invalid');
  show();
  await title();
  typeInto('At most', '1');
  await userEvent.click(await button('Set this limit'));
  await waitFor(() =>
    expect(screen.getByLabelText('At most')).toHaveAccessibleDescription(
      'This cannot be set as a limit. Please check it.',
    ),
  );
});

function typeInto(label: string, text: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
}
