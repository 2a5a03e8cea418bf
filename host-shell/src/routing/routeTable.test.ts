import { RouteEntry } from '@site/contracts/federation/routes';
import { HOME_PATHS } from '@site/contracts/values/paths';
import * as z from 'zod/mini';
import en from '../locales/en.json';
import id from '../locales/id.json';
import th from '../locales/th.json';
import { documentKinds } from './documentKinds';
import { aliases, routeTable, shellRoutes } from './routeTable';

const rows = [...routeTable, ...shellRoutes];
const row = (path: string) => {
  const found = rows.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`No route ${path}`);
  return found;
};

const THAI_LETTER = /\p{Script=Thai}/u;

/** The text of a route's title, whose key is `titles.login`. */
const titleIn = ({ titles }: { titles: Record<string, string> }, key: RouteEntry['title']) =>
  titles[String(key).replace('titles.', '')];

/** The specifications' lists, as paths. Sub-screens of /m/agent follow it (decision 11). */
const agentPages = ['/m/agent', '/m/agent/team/overview', '/m/agent/team/pnl'];
const contractPages = [
  '/m/member/agent/getSalaryContract',
  '/m/member/agent/getHourContract',
  '/m/member/agent/getDevidendContract',
];
const listPages = ['/m/gameList', '/m/search', '/m/rng', '/m/live', '/m/pvp', '/m/fish'];
const registerPages = ['/m/register', '/m/register.html'];
/** Fills the screen (GA-062). */
const fullScreen = ['/m/startLottery', '/m/play'];

/** Home's addresses, written out: the table that the site reads must not be what it is compared with. */
const HOME = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'];

/** What the site calls its pages, in English and Thai. */
const TITLES = [
  ['/m/login', 'Log in', 'เข้าสู่ระบบ'],
  ['/m/register', 'Register', 'สมัครสมาชิก'],
  ['/m/forget', 'Forgot password', 'ลืมรหัสผ่าน'],
  ['/m/changePsw', 'Change password', 'เปลี่ยนรหัสผ่าน'],
  ['/m/trail', 'Free trial', 'ทดลองเล่นฟรี'],
  ['/m/set', 'Settings', 'ตั้งค่า'],
  ['/m/rng', 'Slots', 'สล็อต'],
  ['/m/gameCenter', 'Game centre', 'ศูนย์เกม'],
  ['/m/message', 'Messages', 'ข้อความ'],
  ['/m/notice', 'Announcements', 'ประกาศ'],
  ['/m/help', 'Help centre', 'ศูนย์ช่วยเหลือ'],
  ['/m/chat', 'Live chat', 'แชตสด'],
  ['/m/down', 'Get the app', 'ดาวน์โหลดแอป'],
  ['/m/agent', 'Agent', 'เอเยนต์'],
  ['/m/agent/team/overview', 'Team overview', 'ภาพรวมทีม'],
  ['/m/agent/team/pnl', 'Team profit and loss', 'กำไรขาดทุนทีม'],
  ['/m/agentRegister', 'Open account', 'เปิดบัญชี'],
  ['/m/member/team', 'Team management', 'จัดการทีม'],
  ['/m/teamBetting', 'Team betting', 'เดิมพันของทีม'],
  ['/m/redRain', 'Red envelope rain', 'ฝนอั่งเปา'],
  ['/m/member/agent/agentRebeat', 'Rebate settings', 'ตั้งค่าค่าคอม'],
  ['/m/member/teamRebate', 'Rebate income', 'รายได้ค่าคอม'],
  ['/m/member/agent/agentDivident', 'Dividends', 'เงินปันผล'],
  ['/m/member/agent/getSalaryContract', 'Contracts', 'สัญญา'],
  ['/m/member/agent/getHourContract', 'Contracts', 'สัญญา'],
  ['/m/member/agent/getDevidendContract', 'Contracts', 'สัญญา'],
] as const;

/** Open to guests (HS-100); home has no row. */
const FOR_GUESTS = ['/m/login', '/m/register', '/m/register.html', '/m/forget', '/m/trail'];

const WITHOUT_HEADER = [
  '/m/login',
  ...registerPages,
  '/m/message',
  '/m/app',
  '/m/lottery',
  '/m/forget',
  '/m/member/home',
  ...agentPages,
  ...fullScreen,
];
const WITHOUT_FOOTER = [
  '/m/login',
  ...registerPages,
  '/m/slotsCenter',
  ...listPages,
  '/m/lottery',
  '/m/forget',
  '/m/changePsw',
  '/m/set/passkeys',
  '/m/set/sessions',
  '/m/app',
  '/m/notice',
  // A bar with its buttons stands in the place of the footer.
  '/m/activityDetail',
  '/m/feedback',
  ...contractPages,
  '/m/redRain',
  '/m/agentRegister',
  '/m/member/agent/agentRebeat',
  // The agents' own bar does.
  '/m/member/team',
  '/m/member/agent/agentDivident',
  ...agentPages,
  '/m/help',
  '/m/chat',
  '/m/down',
  ...fullScreen,
];
/** Those of the specifications, and the message centre (ME-004). */
const BACK_TO_HOME = ['/m/login', ...registerPages, '/m/trail', '/m/activity', '/m/forget', '/m/message'];

const OWNERS = {
  mfe_auth: [
    'login',
    'register',
    'register.html',
    'forget',
    'changePsw',
    'set',
    'trail',
    'set/passkeys',
    'set/sessions',
  ],
  mfe_games: [
    ...['gameList', 'search', 'rng', 'live', 'pvp', 'fish', 'sports', 'esports', 'lott', 'elott', 'hot'],
    'play',
    ...['lottery', 'startLottery', 'slotsCenter', 'gameCenter', 'games', 'game'],
  ],
  mfe_promotions: ['activity', 'activityDetail', 'activity/signIn', 'inviteFriends'],
  mfe_messages: ['message', 'notice', 'webEmail', 'help', 'chat'],
  mfe_agent: [
    ...['agent', 'agent/team/overview', 'agent/team/pnl', 'agentRegister', 'member/team', 'teamBetting'],
    ...['redRain', 'member/teamRebate', 'member/agent/agentRebeat', 'member/agent/agentDivident'],
    ...contractPages.map((path) => path.replace('/m/', '')),
  ],
};

it('holds rows of the form that a discovery entry has to keep as well', () => {
  for (const route of routeTable) expect(z.safeParse(RouteEntry, route).success).toBe(true);
});

it('shows home at each of its addresses, and has a document for each @HS-001', () => {
  expect([...HOME_PATHS].sort()).toEqual([...HOME].sort());
  const [home] = documentKinds;
  expect(home?.kind).toBe('home');
  expect([...(home?.paths ?? [])].sort()).toEqual([...HOME].sort());
});

it.each(TITLES)('%s is called %s, in Thai %s @HS-021', (path, english, thai) => {
  const title = row(path).title;
  expect([titleIn(en, title), titleIn(th, title)]).toEqual([english, thai]);
});

it('calls home Home, and หน้าแรก in Thai @HS-021', () => {
  expect([en.titles.home, th.titles.home]).toEqual(['Home', 'หน้าแรก']);
});

it.each(FOR_GUESTS)('%s is open to guests @HS-100', (path) => {
  expect(row(path).guard).toBeUndefined();
});

it('has each path once', () => {
  const paths = [...HOME_PATHS, ...[...rows, ...aliases].map(({ path }) => path)];
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(rows.map((route) => [route.path, route] as const))('%s', (path, route) => {
  it('shows the header or draws its own, as specified @HS-015 @HS-017', () => {
    expect(route.header).toBe(WITHOUT_HEADER.includes(path) ? 'none' : 'back');
  });

  it('shows the footer or not, as specified @HS-016', () => {
    expect(route.footer).toBe(!WITHOUT_FOOTER.includes(path));
  });

  it('leads back home or one step @HS-018 @HS-019', () => {
    expect(route.back).toBe(BACK_TO_HOME.includes(path) ? 'home' : 'step');
  });

  it('has a title in every language', () => {
    for (const texts of [en, th, id]) expect(titleIn(texts, route.title)).toMatch(/\S/);
    expect(titleIn(en, route.title)).not.toMatch(THAI_LETTER);
    expect(titleIn(th, route.title)).toMatch(THAI_LETTER);
  });
});

it('lists no path that has no row', () => {
  for (const path of [...WITHOUT_HEADER, ...WITHOUT_FOOTER, ...BACK_TO_HOME]) row(path);
});

it.each(Object.entries(OWNERS))(
  '%s has its pages @HS-003 @HS-004 @HS-005 @HS-006 @HS-007',
  (remote, paths) => {
    for (const path of paths) expect(row(`/m/${path}`)).toMatchObject({ remote });
  },
);

it.each([
  ['/m/member/home', 'mfe_auth'],
  ['/m/member/profile', 'mfe_auth'],
  ['/m/voucherCenter', 'mfe_auth'],
  ['/m/withdraw', 'mfe_auth'],
  ['/m/gameRecord', 'mfe_games'],
  ['/m/transaction/record', 'mfe_auth'],
  ['/m/profitandloss', 'mfe_auth'],
  ['/m/securityCenter', 'mfe_auth'],
  ['/m/rewardCenter', 'mfe_promotions'],
  ['/m/mall/mallHome', 'mfe_promotions'],
  ['/m/member/benefits', 'mfe_promotions'],
])('%s is a page of %s', (path, remote) => {
  expect(row(path)).toMatchObject({ remote });
});

it.each([
  ['deposit-rank', 'm_deposit20'],
  ['bet-rank', 'm_bet20'],
])('/%s is one screen, with and without /m @HS-008', (path, groupName) => {
  for (const address of [`/${path}`, `/m/${path}`])
    expect(row(address)).toMatchObject({ expose: './RankPage', props: { groupName } });
});

it.each([
  ['/m/rng', 'RNG'],
  ['/m/live', 'LIVE'],
  ['/m/pvp', 'PVP'],
  ['/m/fish', 'FISH'],
])('%s is the game list with the type %s @GA-017', (path, gameType) => {
  expect(row(path)).toMatchObject({ expose: './GameListPage', props: { gameType } });
});

it('keeps pages of one account from guests, and agent pages from all but agents', () => {
  const guarded = (guard: string) => rows.filter((route) => route.guard === guard).map(({ path }) => path);
  expect(guarded('member')).toEqual([
    ...['/m/set/passkeys', '/m/set/sessions', '/m/member/home', '/m/member/profile'],
    ...['/m/voucherCenter', '/m/withdraw', '/m/securityCenter', '/m/transaction/record', '/m/profitandloss'],
    ...['/m/care', '/m/care/limits', '/m/care/break', '/m/care/statement', '/m/care/contact'],
    ...[
      '/m/activity/signIn',
      '/m/inviteFriends',
      '/m/rewardCenter',
      '/m/mall/mallHome',
      '/m/member/benefits',
    ],
    ...['/m/feedback', '/m/chat'],
  ]);
  expect(guarded('agent')).toEqual(
    rows
      .filter((route) => 'remote' in route && route.remote === 'mfe_agent')
      .map(({ path }) => path)
      .concat('/m/member/notice')
      .sort((one, other) => rows.indexOf(row(one)) - rows.indexOf(row(other))),
  );
  expect(guarded('session')).toEqual([...['/m/startLottery', '/m/play', '/m/gameRecord'], '/m/webEmail']);
});

it('composes one document for home, one for the host and one for each page that a remote exposes', () => {
  expect(documentKinds[0]).toMatchObject({ kind: 'home', paths: HOME_PATHS });
  const kinds = documentKinds.map(({ kind }) => kind);
  expect(new Set(kinds).size).toBe(kinds.length);
  const paths = documentKinds.flatMap((kind) => kind.paths);
  expect(paths.sort()).toEqual([...HOME_PATHS, ...[...rows, ...aliases].map(({ path }) => path)].sort());
});
