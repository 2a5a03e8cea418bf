import { fakePlatform, refuse } from '@site/api/testing';
import { type AccountRebates, type Rebate, rebatesOfDownline } from '@site/contracts/areas/rebates';
import { type Downline, downlines, subordinates } from '@site/contracts/areas/team';
import { signIn } from '@site/session';
import { renderRemote } from '../../renderRemote';
import RebateSettingsPage from '../RebateSettingsPage';

export const person = (account: string, more: Partial<Downline> = {}): Downline => ({
  account,
  nickname: account,
  type: 0,
  level: 1,
  members: 0,
  balance: '0.00',
  online: false,
  registeredAt: '2026-05-14T05:00:00.000Z',
  ...more,
});

export const pim = person('pim_22', {
  type: 1,
  members: 4,
  online: true,
  rebates: [
    { gameType: 'LOTT', rate: '1.75' },
    { gameType: 'RNG', rate: '0.60' },
    { gameType: 'LIVE', rate: '0.55' },
  ],
});
export const arun = person('arun77', { rebates: [{ gameType: 'LOTT', rate: '1.60' }] });
/** Below pim_22. */
export const golf = person('golf_pim', { level: 2 });

const rebate = (gameType: Rebate['gameType'], rate: string, min: string, max: string): Rebate => ({
  gameType,
  rate,
  min,
  max,
});

export const own: AccountRebates = {
  account: 'agent01',
  type: 1,
  rebates: [
    rebate('LOTT', '1.80', '1.75', '1.80'),
    rebate('RNG', '0.80', '0.60', '0.80'),
    rebate('LIVE', '0.65', '0.55', '0.65'),
    rebate('SPORTS', '0.50', '0.30', '0.50'),
  ],
};

export const ofPim: AccountRebates = {
  account: 'pim_22',
  type: 1,
  rebates: [
    rebate('LOTT', '1.75', '1.60', '1.80'),
    rebate('RNG', '0.60', '0.40', '0.80'),
    rebate('LIVE', '0.55', '0.40', '0.65'),
    rebate('SPORTS', '0.30', '0.30', '0.50'),
  ],
};

export const pageOf = (list: Downline[], totalPages = 1) => ({
  list,
  footer: {},
  pageNum: 1,
  totalPages,
  total: list.length,
});

/** agent01 signed in, with pim_22 and arun77 right below. */
export function rebatesSite() {
  const platform = fakePlatform();
  platform.answer(rebatesOfDownline, ({ content }) => {
    const { account } = content as { account?: string };
    if (account === undefined) return own;
    return account.toLowerCase() === 'pim_22' ? ofPim : refuse('downline.unknown');
  });
  platform.answer(subordinates, { ...pageOf([arun, pim]), path: ['agent01'] });
  platform.answer(downlines, ({ content }) => {
    const { search = '' } = content as { search?: string };
    return pageOf([arun, golf, pim].filter(({ account }) => account.includes(search.toLowerCase())));
  });
  signIn(
    { token: 'token', userName: 'agent01', type: 1, firstTimeLogin: false, merchantCode: 'aurora' },
    { persist: false },
  );
  return platform;
}

export const showRebates = (query = '') =>
  renderRemote(<RebateSettingsPage />, {
    path: `/m/member/agent/agentRebeat${query}`,
    pages: ['/m/agentRegister'],
    leadsOn: false,
  });
