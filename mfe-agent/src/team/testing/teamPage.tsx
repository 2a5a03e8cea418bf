import { fakePlatform } from '@site/api/testing';
import { merchantWallet } from '@site/contracts/areas/account';
import { announcements } from '@site/contracts/areas/messages';
import { type AccountRebates, rebatesOfDownline } from '@site/contracts/areas/rebates';
import { whitelabelMenu } from '@site/contracts/areas/system';
import { type Downline, downlines, subordinates } from '@site/contracts/areas/team';
import { MENU_KEYS } from '@site/contracts/values/flags';
import { signIn } from '@site/session';
import { renderRemote } from '../../renderRemote';
import TeamPage from '../TeamPage';

/** When these tests are. */
export const NOW = Date.parse('2026-11-24T05:00:00Z');

export const person = (account: string, more: Partial<Downline> = {}): Downline => ({
  account,
  nickname: '',
  type: 0,
  level: 1,
  members: 0,
  balance: '0.00',
  online: false,
  registeredAt: '2026-05-14T05:00:00.000Z',
  ...more,
});

/** agent01 ─ pim_22 (agent) ─ golf_g4 (agent) ─ nok.nok; agent01 ─ arun77, wanna01. */
const pim = person('pim_22', {
  nickname: 'Pim S.',
  type: 1,
  members: 2,
  balance: '18240.00',
  online: true,
  lastLoginAt: '2026-11-24T04:00:00.000Z',
});
const arun = person('arun77', { balance: '9310.25', lastLoginAt: '2026-11-21T05:00:00.000Z' });
const wanna = person('wanna01');
const golf = person('golf_g4', { type: 1, level: 2, members: 1 });
const nok = person('nok.nok', { level: 3, balance: '1120.00' });

const LEVELS: Readonly<Record<string, { path: string[]; list: Downline[] }>> = {
  agent01: { path: ['agent01'], list: [arun, pim, wanna] },
  pim_22: { path: ['agent01', 'pim_22'], list: [golf] },
  golf_g4: { path: ['agent01', 'pim_22', 'golf_g4'], list: [nok] },
  arun77: { path: ['agent01', 'arun77'], list: [] },
};
const EVERYBODY = [arun, golf, nok, pim, wanna];

export const pageOf = (list: Downline[], total = list.length) => ({
  list,
  footer: {},
  pageNum: 1,
  totalPages: 1,
  total,
});

const RATES: AccountRebates = {
  account: 'pim_22',
  type: 1,
  rebates: [
    { gameType: 'LOTT', rate: '1.80', min: '0.00', max: '2.00' },
    { gameType: 'RNG', rate: '0.60', min: '0.00', max: '1.00' },
  ],
};

const ALL_KEYS = Object.values(MENU_KEYS);

/** The team page on a platform that keeps the team above. */
export function teamSite({ menu = ALL_KEYS }: { menu?: readonly string[] } = {}) {
  const platform = fakePlatform();
  platform.answer(subordinates, ({ content }) => {
    const { path, list } = LEVELS[(content as { account?: string }).account ?? 'agent01'] ?? {
      path: [],
      list: [],
    };
    return { ...pageOf(list), path };
  });
  platform.answer(downlines, ({ content }) => {
    const asked = content as { search?: string; online?: string; kind?: string; pageSize: number };
    const found = EVERYBODY.filter(
      ({ account, online, type }) =>
        account.includes(asked.search?.toLowerCase() ?? '') &&
        (asked.online === undefined || online) &&
        (asked.kind === undefined || (asked.kind === 'AGENT') === (type === 1)),
    );
    return pageOf(found.slice(0, Number(asked.pageSize)), found.length);
  });
  platform.answer(rebatesOfDownline, RATES);
  platform.answer(merchantWallet, { currencySymbol: '฿', currency: 'THB', wallets: [] });
  platform.answer(whitelabelMenu, { menu: Object.fromEntries(menu.map((key) => [key, true])) });
  platform.answer(announcements, {
    banners: [],
    notices: [],
    popups: [],
    promotions: [],
    promotionCategories: [],
    unreadCount: 0,
  });
  signIn(
    { token: 'token', userName: 'agent01', type: 1, firstTimeLogin: false, merchantCode: 'aurora' },
    { persist: false },
  );
  return platform;
}

/** Pages that a person's actions lead to, and the one that opens accounts. */
export const ALL_PAGES = [
  '/m/member/team',
  '/m/agentRegister',
  '/m/member/agent/agentRebeat',
  '/m/redRain',
  '/m/agent/team/pnl',
  '/m/teamBetting',
  '/m/member/agent/getSalaryContract',
];

export const showTeam = (query = '', pages: readonly string[] = ALL_PAGES) =>
  renderRemote(<TeamPage />, { path: `/m/member/team${query}`, pages });
