import { queryClient, queryKeyOf } from '@site/api';
import { merchantWallet } from '@site/contracts/areas/account';
import type { CareSettings, Limit } from '@site/contracts/areas/care';
import { careSettings, contact, limits, setLimit } from '@site/contracts/areas/care';
import { reviewInterval } from '@site/contracts/areas/careNotices';
import { reality } from '@site/contracts/areas/reality';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeMember, wallets } from '../../../testing/fakeMember';
import { renderRemote } from '../../../testing/renderRemote';
import { NOW, settings } from '../../break/testing/fakeBreak';
import CareLimitsPage from '../CareLimitsPage';

/** For tests: 5,000.00 a day, of which 1,500.00 are used. */
export const daily: Limit = {
  id: 'l1',
  kind: 'DEPOSIT',
  period: 'DAY',
  value: '5000.00',
  source: 'MEMBER',
  used: '1500.00',
  rest: '3500.00',
  resetsAt: '2026-11-21T17:00:00Z',
};

export const weekly: Limit = {
  ...daily,
  id: 'l2',
  period: 'WEEK',
  value: '15000.00',
  used: '6200.00',
  rest: '8800.00',
  resetsAt: '2026-11-22T17:00:00Z',
};

/** For tests: what waits, from half past three in the afternoon of the next day. */
export const pending: NonNullable<Limit['pending']> = {
  value: '20000.00',
  askedAt: '2026-11-21T07:30:00Z',
  confirmFrom: '2026-11-22T08:30:00Z',
  lapsesAt: '2026-11-29T08:30:00Z',
};

export const allKinds: CareSettings = {
  ...settings,
  limits: [
    { kind: 'DEPOSIT', periods: ['DAY', 'WEEK', 'MONTH'], min: '100.00' },
    { kind: 'LOSS', periods: ['WEEK'] },
    { kind: 'STAKE', periods: [] },
    { kind: 'STRETCH_TIME', periods: [] },
    { kind: 'DAY_TIME', periods: [] },
  ],
};

/** For tests: a member with these limits, whose platform sets whatever it is asked for. */
export function fakeLimits(list: readonly Limit[] = [daily], offered: CareSettings = allKinds) {
  const platform = fakeMember();
  // The sign of the currency is there before the amounts.
  queryClient.setQueryData(queryKeyOf(merchantWallet, {}), wallets);
  const account = { limits: [...list] };
  platform.answer(careSettings, offered);
  platform.answer(limits, () => ({ at: NOW, list: account.limits }));
  platform.answer(contact, { inbox: false, mail: false, sms: false, push: false });
  platform.answer(reality, { minutes: 30, at: NOW });
  platform.answer(reviewInterval, { months: 6, choices: [1, 3, 6] });
  platform.answer(setLimit, ({ content }) => {
    const { kind, period, value } = content as Pick<Limit, 'kind' | 'period' | 'value'>;
    const set: Limit = {
      id: 'new',
      source: 'MEMBER',
      kind,
      ...(period && { period }),
      ...(value && { value }),
    };
    account.limits = [...account.limits.filter((one) => one.kind !== kind || one.period !== period), set];
    return set;
  });
  return { ...platform, account };
}

/** For tests: the page of limits, at an address. */
export function showLimits(search = '') {
  renderRemote(<CareLimitsPage />, { path: `/m/care/limits${search}` });
}

export const rowOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: title });
  const row = heading.closest('article');
  if (!row) throw new Error(`${title} is no row`);
  return row;
};
export const sheet = (name: string) => screen.findByRole('dialog', { name });
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export async function type(label: string, text: string): Promise<void> {
  const input = await screen.findByLabelText(label, { selector: 'input' });
  await userEvent.clear(input);
  await userEvent.click(input);
  await userEvent.paste(text);
}
