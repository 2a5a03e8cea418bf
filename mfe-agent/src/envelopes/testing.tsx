import { refuse } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { envelopesQuote, sendEnvelopes, transferLimits } from '@site/contracts/areas/envelopes';
import { type Downline, downlines } from '@site/contracts/areas/team';
import type { ErrorCode } from '@site/contracts/http/errors';
import { fireEvent, screen, within } from '@testing-library/react';
import { fakeAgent } from '../fakeAgent';
import { renderRemote } from '../renderRemote';
import RedEnvelopePage from './RedEnvelopePage';

export const PATH = '/m/redRain';

export const person = (account: string, changes: Partial<Downline> = {}): Downline => ({
  account,
  nickname: '',
  type: 0,
  level: 1,
  members: 0,
  balance: '1120.00',
  online: false,
  registeredAt: '2026-01-01T00:00:00Z',
  ...changes,
});

export const TEAM = [
  person('pim_22', { type: 1, online: true, balance: '18240.00' }),
  person('arun77', { online: true }),
  person('wanna01', { level: 3 }),
];

export const page = (list: readonly Downline[]) => ({
  list: [...list],
  footer: {},
  pageNum: 1,
  totalPages: 1,
  total: list.length,
});

/** The platform of the page: a team of three, and what it takes to send. */
export async function fakeEnvelopes() {
  const platform = await fakeAgent();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(transferLimits, { min: '10.00', max: '5000.00', most: 100, hasPaymentPassword: true });
  platform.answer(downlines, page(TEAM));
  platform.answer(envelopesQuote, { total: '200.00', kept: '286740.00' });
  platform.answer(sendEnvelopes, {
    orders: [
      { account: 'pim_22', amount: '100.00', orderNo: 'R2611-30441' },
      { account: 'arun77', amount: '100.00', orderNo: 'R2611-30442' },
    ],
    total: '200.00',
    sumBalance: '286740.00',
  });
  return platform;
}

export type Platform = Awaited<ReturnType<typeof fakeEnvelopes>>;

export function show(path = PATH) {
  return renderRemote(<RedEnvelopePage />, {
    path,
    pages: ['/m/securityCenter', '/m/transaction/record'],
  });
}

export async function open(path = PATH): Promise<Platform> {
  const platform = await fakeEnvelopes();
  show(path);
  await screen.findByRole('checkbox', { name: 'pim_22' });
  return platform;
}

export const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
export const choose = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('checkbox', { name }));
};

/** The second step with two people, and an amount for each. */
export async function toAmounts(amount?: string): Promise<void> {
  choose('pim_22', 'arun77');
  next();
  const field = await screen.findByLabelText('Amount for each');
  if (amount !== undefined) fireEvent.change(field, { target: { value: amount } });
}

export const sheet = () => screen.findByRole('dialog', { name: 'Send red envelopes' });

/** Six digits into the sheet. */
export async function enter(digits = '740293', dialog = sheet): Promise<void> {
  const input = within(await dialog()).getByLabelText('Payment password', { selector: 'input' });
  fireEvent.change(input, { target: { value: digits } });
}

/** All steps up to the password. */
export async function toPassword(): Promise<void> {
  await toAmounts('100');
  await screen.findByText('2 people · you keep ฿286,740.00');
  next();
  await sheet();
}

export const refusing = (code: ErrorCode, value?: unknown) => () =>
  refuse(code, value === undefined ? {} : { value });

/** As when the line is cut between press and answer. */
export const cutOff = () => {
  throw new TypeError('cut off');
};
