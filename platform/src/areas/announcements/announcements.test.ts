import type { AnnouncementLists } from '@site/contracts/areas/messages';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { announcements } from './tables';

let test: SeededApp;
let player: Visitor;
let agent: Visitor;
beforeAll(async () => {
  test = await createSeededApp();
  player = await test.signIn('player01');
  agent = await test.signIn('agent01');
});
afterAll(() => test.close());

const LIST = '/wps/relay/MCSFE_getListAnnouncements';
const READ = '/wps/relay/MCSFE_markAnnouncementAsRead';

const ask = (visitor: Visitor, query: Record<string, string>) =>
  visitor.get(LIST, { platform: 'M', merchantCode: 'aurora', language: 'EN', ...query });

const listsFor = async (visitor: Visitor, query: Record<string, string>) =>
  valueIn<AnnouncementLists>(await ask(visitor, query));

const firstTitle = 'Deposits pause Wednesday 02:00–02:30 for bank maintenance';

describe('lists', () => {
  it('gives the home page its banners, notices and pop-ups, newest notice first @RP-034 @RP-035', async () => {
    const lists = await listsFor(test.guest(), { types: 'B,PL,PU,PR,H', groupName: 'm_home' });
    expect(lists.banners.map((banner) => banner.title)).toEqual([
      '100% match, up to ฿7,777',
      'Live tables, 8% back on losses',
      'Fishing league, ฿500,000 pool',
    ]);
    expect(lists.banners.every((banner) => banner.groupName === 'm_home')).toBe(true);
    expect(lists.banners[0]).toMatchObject({
      url: '/cdn/scenes/aurora/skyLanterns.svg',
      eyebrow: 'New members',
      link: '/m/activity',
    });
    expect(lists.notices.slice(0, 2).map((notice) => notice.title)).toEqual([
      firstTitle,
      'Weekend fishing league is open for entries',
    ]);
    expect(new Set(lists.notices.map((notice) => notice.types))).toEqual(new Set(['PL', 'PR', 'H']));
    expect(lists.popups.map((popup) => popup.execution)).toEqual(expect.arrayContaining(['A', 'B']));
    expect(lists.promotions).toEqual([]);
    expect(lists.promotionCategories).toEqual([]);
  });

  it('leaves lists that are not asked for empty @RP-034', async () => {
    const lists = await listsFor(test.guest(), { types: 'PL' });
    expect(lists).toMatchObject({ banners: [], popups: [], promotions: [] });
    expect(lists.notices.every((notice) => notice.types === 'PL')).toBe(true);
    expect(await listsFor(test.guest(), { types: 'Nothing' })).toMatchObject({ notices: [], banners: [] });
  });

  it('gives the promotions page promotions and their categories @RP-035', async () => {
    const lists = await listsFor(test.guest(), { types: 'Promotion' });
    expect(lists.promotions).toHaveLength(13);
    expect(lists.promotionCategories.map((category) => category.name)).toEqual([
      'New members',
      'Daily',
      'Slots',
      'Live',
      'Sports',
      'VIP',
    ]);
    expect(lists.notices).toEqual([]);
  });

  it('gives the register page its banner @RP-035', async () => {
    const { banners } = await listsFor(test.guest(), { types: 'B', groupName: 'm_reg' });
    expect(banners.map((banner) => banner.title)).toEqual(['An account in one minute']);
  });

  it('shows notices for agents to agents alone @RP-034', async () => {
    const query = { types: 'A', groupName: 'm_home' };
    expect((await listsFor(agent, query)).notices).toHaveLength(4);
    expect((await listsFor(agent, query)).unreadCount).toBe(3);
    for (const visitor of [player, test.guest()]) {
      expect(await listsFor(visitor, query)).toMatchObject({ notices: [], unreadCount: 0 });
    }
  });

  it('keeps pop-ups to those who are signed in, or out, when asked @RP-034', async () => {
    const inside = await listsFor(player, { types: 'PU', execution: 'A' });
    expect(inside.popups.map((popup) => popup.execution)).toEqual(['A', 'A']);
    const outside = await listsFor(test.guest(), { types: 'PU', execution: 'B' });
    expect(outside.popups.map((popup) => popup.execution)).toEqual(['B']);
  });

  it('writes in the language asked for @RP-034', async () => {
    const lists = await listsFor(test.guest(), { types: 'B,PL', groupName: 'm_home', language: 'TH' });
    expect(lists.banners[0]?.title).toBe('โบนัสฝากแรก สูงสุด ฿7,777');
    expect(lists.notices[0]?.title).toBe('ปิดปรับปรุงระบบฝากเงินวันพุธ เวลา 02:00–02:30 น.');
  });

  it('gives one notice by its id, and says so when there is none', async () => {
    const lists = await listsFor(test.guest(), { types: 'PL', id: 'aurora-notice-new-games' });
    expect(lists.notices.map((notice) => notice.title)).toEqual(['Twelve new slots this week']);
    for (const id of ['nothing', 'lagoon-notice-new-games', 'aurora-notice-agent-rates']) {
      expect(refusalOf(await ask(test.guest(), { types: 'PL,A', id }))).toEqual([404, 'not.found']);
    }
  });

  it('leaves out what has not begun and what is over', async () => {
    const base = {
      merchant: 'aurora',
      type: 'H' as const,
      title: { en: 'Soon', th: 'เร็ว ๆ นี้' },
      content: { en: '', th: '' },
    };
    const at = (offset: number) => new Date(test.clock() + offset);
    await test.db.insert(announcements).values([
      { ...base, id: 'future', startsAt: at(60_000) },
      { ...base, id: 'past', startsAt: at(-60_000), endsAt: at(-1) },
    ]);
    const { notices } = await listsFor(test.guest(), { types: 'H' });
    expect(notices.map((notice) => notice.id)).toEqual([
      'aurora-notice-headline-welcome',
      'aurora-notice-headline-support',
    ]);
  });

  it.each([
    { types: 'B;PL' },
    { types: '' },
    { types: 'PL', platform: 'W' },
    { types: 'PL', execution: 'C' },
  ])('refuses %j @RP-034', async (query) => {
    expect(refusalOf(await ask(test.guest(), query))).toEqual([400, 'request.invalid']);
  });

  it('refuses the code of another merchant @RP-034', async () => {
    const answer = await ask(test.guest(), { types: 'PL', merchantCode: 'lagoon' });
    expect(refusalOf(answer)).toEqual([400, 'merchant.mismatch']);
  });
});

describe('reading', () => {
  const unread = async (visitor: Visitor) => (await listsFor(visitor, { types: 'B,PL,PU' })).unreadCount;

  it('counts what the account has not read; guests and trials have read everything @RP-034', async () => {
    expect(await unread(player)).toBe(2);
    expect(await unread(test.guest())).toBe(0);
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const answer = await test.app.inject({
      url: `${LIST}?types=PL&platform=M&merchantCode=aurora`,
      headers,
    });
    const lists = valueIn<AnnouncementLists>(answer);
    expect(lists.unreadCount).toBe(0);
    expect(lists.notices.every((notice) => notice.read)).toBe(true);
  });

  it('marks a notice as read for this account alone, once @RP-036', async () => {
    const body = { announcementId: 'aurora-notice-deposit-pause', read: true };
    expect(valueIn(await player.post(READ, body))).toEqual({ unreadCount: 1 });
    expect(valueIn(await player.post(READ, body))).toEqual({ unreadCount: 1 });
    const { notices } = await listsFor(player, { types: 'PL' });
    expect(notices.find((notice) => notice.title === firstTitle)?.read).toBe(true);
    expect(await unread(agent)).toBe(2);
  });

  it('does not mark what the account cannot see @RP-036', async () => {
    for (const announcementId of ['nothing', 'lagoon-notice-new-games', 'aurora-notice-agent-rates']) {
      expect(refusalOf(await player.post(READ, { announcementId, read: true }))).toEqual([404, 'not.found']);
    }
  });

  it('refuses guests, trials and anything but a reading @RP-036', async () => {
    const announcementId = 'aurora-notice-new-games';
    expect(refusalOf(await test.guest().post(READ, { announcementId, read: true }))).toEqual([
      401,
      'auth.required',
    ]);
    expect(refusalOf(await player.post(READ, { announcementId, read: false }))).toEqual([
      400,
      'request.invalid',
    ]);
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const payload = { announcementId, read: true };
    const answer = await test.app.inject({ method: 'POST', url: READ, payload, headers });
    expect(refusalOf(answer)).toEqual([403, 'trial.rejected']);
  });
});
