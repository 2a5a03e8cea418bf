import { fakePlatform } from '@site/api/testing';
import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import { type Reward, type RewardFooter, rewardList } from '@site/contracts/areas/rewards';
import { PATHS } from '@site/contracts/values/paths';
import { signIn } from '@site/session';
import { renderInSite } from '@site/ui/testing';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import th from '../locales/th.json';
import RewardCentrePage from '../RewardCentrePage';

export const mission: Reward = {
  id: 'r1',
  title: 'Five days of play',
  amount: '88.00',
  source: 'Mission',
  kind: 'MISSION',
  status: 'CLAIMABLE',
  grantedAt: '2026-11-20T03:00:00Z',
  expiresAt: '2026-11-30T17:00:00Z',
};
export const friend: Reward = {
  id: 'r2',
  title: 'A friend joined',
  amount: '50.00',
  source: 'Invite friends',
  kind: 'REFERRAL',
  status: 'CLAIMABLE',
  grantedAt: '2026-11-19T03:00:00Z',
};
export const application: Reward = {
  id: 'application-p1',
  title: 'Weekend fishing league',
  source: 'Promotion',
  kind: 'PROMOTION',
  status: 'IN_REVIEW',
  grantedAt: '2026-11-20T03:00:00Z',
  promotionId: 'p1',
  promotionStart: '2026-11-19T17:00:00Z',
  promotionEnd: '2026-11-29T17:00:00Z',
};

const FOOTER: RewardFooter = { claimable: '138.00', ready: 2, inReview: 1 };

/** The answer of a list: one page of what there is. */
export const pageOf = (list: readonly Reward[], footer: Partial<RewardFooter> = {}, totalPages = 1) => ({
  list: [...list],
  footer: { ...FOOTER, ready: list.length, ...footer },
  pageNum: 1,
  totalPages,
  total: list.length,
});

/** A member on a platform that has these rewards to take. */
export function fakeRewards(ready: readonly Reward[] = [mission, friend]) {
  signIn(
    { token: 'token', merchantCode: 'aurora', userName: 'narin88', type: 0, firstTimeLogin: false },
    { persist: false },
  );
  const platform = fakePlatform();
  platform.answer(merchantWallet, { currency: 'THB', currencySymbol: '฿', wallets: [] });
  platform.answer(walletBalance, { sumBalance: '12480.50', currencySymbol: '฿', currency: 'THB' });
  platform.answer(rewardList, pageOf(ready));
  return platform;
}

/** For tests: the page with everything that the host puts around it, in English; `header` is above it. */
export function openRewards(
  query = '',
  pages: readonly string[] = Object.values(PATHS),
  header: ReactElement | null = null,
) {
  const page = (
    <>
      {header}
      <RewardCentrePage />
    </>
  );
  return renderInSite(page, {
    path: `/m/rewardCenter${query}`,
    pages,
    leadsOn: true,
    texts: { 'mfe-promotions': { en, th } },
  });
}
