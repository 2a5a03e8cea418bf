import { refuse } from '@site/api/testing';
import type { BankCard } from '@site/contracts/areas/bankCards';
import { confirmIdentity } from '@site/contracts/areas/passkeys';
import {
  bankCards,
  type SecurityOverview,
  securityOverview,
  type setPayeeName,
  type setPaymentPassword,
} from '@site/contracts/areas/security';
import { PATHS } from '@site/contracts/values/paths';
import { signIn } from '@site/session';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeLogin, member } from '../../../testing/fakeLogin';
import { renderRemote } from '../../../testing/renderRemote';
import SecurityCentrePage from '../SecurityCentrePage';

/** For tests: an account that has everything. */
export const guarded: SecurityOverview = {
  email: 'na***@example.com',
  mobileNum: '08****5678',
  payeeName: 'Narin S***',
  emailVerified: true,
  mobileVerified: true,
  passkeys: 1,
  secondStep: false,
  hasPaymentPassword: true,
  hasSecurityQuestions: true,
  bankCards: 2,
  bankCardLimit: 5,
};

/** For tests: an account as registration leaves it. */
export const bare: SecurityOverview = {
  emailVerified: false,
  mobileVerified: false,
  passkeys: 0,
  secondStep: false,
  hasPaymentPassword: false,
  hasSecurityQuestions: false,
  bankCards: 0,
  bankCardLimit: 5,
};

export const sala: BankCard = {
  id: 'c1',
  bankCode: 'SALA',
  bankName: 'Sala Bank',
  cardNo: '4417',
  holder: 'Narin S***',
  inUse: true,
  waiting: '2990.00',
};
export const river: BankCard = {
  ...sala,
  id: 'c2',
  bankCode: 'RIVER',
  bankName: 'River Bank',
  cardNo: '0926',
  inUse: false,
  waiting: undefined,
};

export const banks = [
  { bankCode: 'LOTUS', bankName: 'Lotus Bank', lengths: [10] },
  { bankCode: 'PADDY', bankName: 'Paddy Savings Bank', lengths: [12, 15], needsBranch: true },
];

/** For tests: a platform that knows an account, which a test may change as it goes. */
export async function fakeSecurity(overview: SecurityOverview = guarded, cards: BankCard[] = [sala, river]) {
  const platform = await fakeLogin();
  const account = { overview: { ...overview }, cards: [...cards] };
  platform.answer(securityOverview, () => account.overview);
  platform.answer(bankCards, () => ({ list: account.cards, limit: 5, banks }));
  signIn({ ...member, merchantCode: 'aurora' }, { persist: false });
  return { ...platform, account };
}

/** For tests: a platform that makes a change only once who it is has been confirmed. */
export function askWhoItIs(
  platform: Awaited<ReturnType<typeof fakeSecurity>>,
  change: typeof setPaymentPassword | typeof setPayeeName,
  value: { payeeName: string } | Record<string, never>,
): void {
  platform.answer(confirmIdentity, {});
  platform.answer(change, () =>
    platform.sent(confirmIdentity).length === 0 ? refuse('auth.confirm.required') : value,
  );
}

/** For tests: the security centre at an address, in a site that has the pages it leads to. */
export function showCentre(search = '') {
  renderRemote(<SecurityCentrePage />, {
    path: `${PATHS.securityCentre}${search}`,
    leadsOn: false,
    pages: [PATHS.changePassword, PATHS.passkeys, PATHS.sessions],
  });
}

export const row = (name: RegExp) => screen.findByRole('link', { name });
export const whoItIs = () => screen.findByRole('dialog', { name: 'Confirm that it is you' });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const typeInto = (label: string | RegExp, text: string) => paste(label, text);
/** Six digits: what a pad shows of them is the pad's own test. */
export const enterPin = (pin: string) => paste('Payment password', pin);

/** At once, which is a good deal faster than letter by letter. */
async function paste(label: string | RegExp, text: string): Promise<void> {
  const input = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}
