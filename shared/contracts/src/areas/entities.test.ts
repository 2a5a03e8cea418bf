import type * as z from 'zod/mini';
import { GATEWAY, GATEWAYS } from '../http/gateway';
import { PLAY_TYPES, PRIZE_MODES } from '../values/lottery';
import * as account from './account';
import * as agent from './agent';
import * as games from './games';
import * as lottery from './lottery';
import * as messages from './messages';
import * as system from './system';

const fieldsOf = (model: { shape: Record<string, unknown> }) => Object.keys(model.shape);
const takes = (model: z.ZodMiniType, value: unknown) => model.safeParse(value).success;

/** The fields that the specifications list, in their words (B§3). */
const listed: [string, { shape: Record<string, unknown> }, string][] = [
  [
    'a game',
    games.Game,
    'nodeId nodeName roomId vassalage gameName displayName showIcon iconUrl mobileLargeIcon supportPlay gameType gameId gameCode isGameH5 freeplay lottoMode gameClassifyNew',
  ],
  [
    'a promotion',
    messages.Promotion,
    'id linkedPromotionId title startDate endDate noExpiry content announcementImages promoAnnouncementCategoryIds signUpStatus signUpRequestRewardType imageRequired remarkRequired',
  ],
  ['an announcement', messages.Announcement, 'id title startDate content read'],
  ['a mark of one', messages.markAnnouncementRead.request, 'announcementId read'],
  ['a banner', messages.Banner, 'groupName url'],
  ['a popup', messages.Popup, 'content execution'],
  ['a help topic', messages.HelpTopic, 'title content'],
  ['a winner', games.Winner.shape.vo, 'iconUrl gameName customerName winAmount'],
  ['a customer-service entry', system.ServiceEntry, 'csType csPosition title name path'],
  ['lists of announcements', messages.AnnouncementLists, 'unreadCount'],
  [
    'team figures',
    agent.TeamFooter,
    'teamLoginMemberCount teamBetMemberCount teamRegisterMemberCount teamOnlineCount',
  ],
  ['contracts', agent.contractInfo.value, 'dailysalreqtype divtypecompperiodreq contracthoursalreq'],
];

it.each(listed)('%s has the fields of the specification @SH-037', (_what, model, fields) => {
  expect(fieldsOf(model)).toEqual(expect.arrayContaining(fields.split(' ')));
});

it('a member has the fields of the specification, and the club label may be missing @SH-037', () => {
  const member = { id: 'm1', account: 'player01', nickname: 'P', type: 0 };
  expect(takes(account.MemberInfo, member)).toBe(true);
  expect(takes(account.MemberInfo, { ...member, clubLabel: { labelName: 'Gold' } })).toBe(true);
});

it('team figures that are left out are 0 @SH-037', () => {
  expect(agent.TeamFooter.parse({ teamOnlineCount: 3 })).toEqual({
    teamLoginMemberCount: 0,
    teamBetMemberCount: 0,
    teamRegisterMemberCount: 0,
    teamOnlineCount: 3,
  });
});

describe('the status payload', () => {
  const status = {
    info: {
      customerService: { path: '', key: { kty: 'oct', k: '' }, hosts: [] },
      domainRoute: {},
      mobileTemplate: { mem_cen: '2', dep_func: '1' },
      paths: { lotteryMui: '', lotteryFrame: '' },
      register: { username: true, mobileNum: false },
      resources: { downloadLinks: [], appWindow: true, downloadBarLogin: false },
      whitelabel: {},
      mainDomain: 'aurora.example',
      imageCDNs: ['https://img.example'],
    },
    location: { ip: '203.0.113.42' },
    maintenance: false,
    regionRestriction: false,
  };
  const withInfo = (info: object) => ({ ...status, info: { ...status.info, ...info } });

  it('has the fields of the specification @SH-038', () => {
    expect(system.Status.parse(status)).toEqual(status);
    expect(fieldsOf(system.Status)).toEqual(['info', 'location', 'maintenance', 'regionRestriction']);
    expect(fieldsOf(system.Status.shape.info)).toEqual(Object.keys(status.info));
  });

  it.each(Object.keys(status.info).filter((field) => field !== 'imageCDNs'))(
    'is refused without info.%s @SH-038',
    (field) => {
      expect(takes(system.Status, withInfo({ [field]: undefined }))).toBe(false);
    },
  );

  it('says which template each screen has; the site has none of its own', () => {
    expect(system.Status.parse(status).info.mobileTemplate).toEqual({ mem_cen: '2', dep_func: '1' });
    expect(takes(system.Status, withInfo({ mobileTemplate: { mem_cen: '2' } }))).toBe(false);
  });

  it.each([
    ['lists none', []],
    ['says nothing', undefined],
  ])('has one host of pictures where it %s @SH-031', (_what, imageCDNs) => {
    expect(system.Status.parse(withInfo({ imageCDNs })).info.imageCDNs).toEqual(['/cdn']);
  });

  it('has the hosts of pictures that it lists, in their order @SH-031', () => {
    const imageCDNs = ['https://a.example', 'https://b.example'];
    expect(system.Status.parse(withInfo({ imageCDNs })).info.imageCDNs).toEqual(imageCDNs);
  });
});

it('is a client of the mobile gateway @SH-011', () => {
  expect(GATEWAYS).toEqual({ WEB: 1, MOBILE: 3 });
  expect(GATEWAY).toBe(3);
});

it('knows the constants of the lottery platform @GA-066', () => {
  expect(Object.values(PRIZE_MODES)).toEqual(['Lott', 'ZY', 'Elott', 'SEA']);
  expect(Object.values(PLAY_TYPES)).toEqual(['Tradition', 'Entertainment']);
  expect(messages.AnnouncementType.options).toEqual(expect.arrayContaining(['A', 'PL', 'B', 'PU', 'PR']));
});

it.each(Object.values(PRIZE_MODES))('launches a lottery in the prize mode %s @GA-066', (prize_mode) => {
  expect(
    lottery.launchLottery.request.safeParse({ gameId: '1', playType: 'trad', prize_mode }).data,
  ).toMatchObject({ prize_mode: prize_mode.toUpperCase() });
});

it.each(['ELOTT', 'Elott', 'elott'])(
  'takes the prize mode %s without regard to case @GA-066',
  (prize_mode) => {
    expect(
      lottery.launchLottery.request.safeParse({ gameId: '1', playType: 'trad', prize_mode }).data,
    ).toMatchObject({ prize_mode: 'ELOTT' });
  },
);
