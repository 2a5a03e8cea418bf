import { fakePlatform } from '@site/api/testing';
import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import {
  type Referral,
  type ReferredFriend,
  referralInfo,
  referralRecords,
} from '@site/contracts/areas/referral';
import { addDays } from '@site/contracts/values/days';
import { PATHS } from '@site/contracts/values/paths';
import { signIn } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import en from '../locales/en.json';
import th from '../locales/th.json';
import ReferralPage from '../ReferralPage';

const EARNED = new Map([
  ['2026-11-14', '120.00'],
  ['2026-11-18', '460.00'],
  ['2026-11-20', '154.50'],
]);
const FIRST_DAY = '2026-10-22';

export const referral: Referral = {
  code: 'NARIN88X',
  link: 'https://play.example/m/register?invite=NARIN88X',
  members: 18,
  deposited: 11,
  commission: '4320.50',
  // Not the sums of the days: whoever adds up by themselves is found out.
  earned: { days7: '1414.50', days30: '3999.00' },
  rate: '2.5',
  days: 90,
  rules: '<ul><li>Nobody can be added later.</li></ul><img src="x" onerror="alert(1)">',
  byDay: Array.from({ length: 30 }, (_, index) => {
    const date = addDays(FIRST_DAY, index);
    return { date, members: index % 2, commission: EARNED.get(date) ?? '0.00' };
  }),
};

export const friend: ReferredFriend = {
  id: 'f1',
  account: 'pi***22',
  joinedAt: '2026-11-19T03:00:00Z',
  deposit: '9000.00',
  commission: '180.00',
};
export const newcomer: ReferredFriend = {
  id: 'f2',
  account: 'ar***ee',
  joinedAt: '2026-11-17T18:00:00Z',
  deposit: '0.00',
  commission: '0.00',
};

/** The answer of the list: one page of friends. */
export const pageOf = (list: readonly ReferredFriend[], pageNum = 1, totalPages = 1) => ({
  list: [...list],
  footer: { amount: '180.00' },
  pageNum,
  totalPages,
  total: list.length,
});

/** A member on a platform where these friends have joined. */
export function fakeReferral(
  changes: Partial<Referral> = {},
  friends: readonly ReferredFriend[] = [friend, newcomer],
) {
  signIn(
    { token: 'token', merchantCode: 'aurora', userName: 'narin88', type: 0, firstTimeLogin: false },
    { persist: false },
  );
  const platform = fakePlatform();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(walletBalance, { sumBalance: '12480.50', currencySymbol: '฿', currency: 'THB' });
  platform.answer(referralInfo, { ...referral, ...changes });
  platform.answer(referralRecords, pageOf(friends));
  return platform;
}

export const openReferral = (search = '') =>
  renderInSite(<ReferralPage />, {
    path: `${PATHS.referral}${search}`,
    leadsOn: true,
    texts: { 'mfe-promotions': { en, th } },
  });
