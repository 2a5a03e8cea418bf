import { randomUUID } from 'node:crypto';
import type { AnnouncementLists, Promotion } from '@site/contracts/areas/messages';
import { DAY } from '../../core/clock';
import { createAccount, signedInHeaders } from '../../testing/fixtures';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { bets, type NewBet } from '../bets/tables';

let test: SeededApp;
let player: Visitor;
beforeAll(async () => {
  test = await createSeededApp();
  player = await test.signIn('player01');
});
afterAll(() => test.close());

const JOIN = '/wps/relay/MCSFE_signUpPromotionJoin';
const CLAIM = '/wps/relay/MCSFE_signUpRequestReward';

async function promotionsFor(visitor: Visitor): Promise<Promotion[]> {
  const query = { types: 'Promotion', platform: 'M', merchantCode: 'aurora', language: 'EN' };
  const answer = await visitor.get('/wps/relay/MCSFE_getListAnnouncements', query);
  return valueIn<AnnouncementLists>(answer).promotions;
}

const statusOf = async (visitor: Visitor, title: string) =>
  (await promotionsFor(visitor)).find((promotion) => promotion.title === title)?.signUpStatus;

const join = (visitor: Visitor, promotionId: string) => visitor.post(JOIN, { promotionId });
const claim = (visitor: Visitor, promotionId: string, key: string = randomUUID()) =>
  visitor.post(CLAIM, { promotionId }, { 'idempotency-key': key });

const stakeOf = (username: string, bet: bigint): NewBet => ({
  id: randomUUID(),
  merchant: 'aurora',
  accountId: `aurora-${username}`,
  book: 'real',
  vendor: 'MOONREEF',
  nodeId: 'MOONREEF-copper-koi',
  gameType: 'RNG',
  bet,
  win: 0n,
  at: new Date(test.clock()),
});

describe('list', () => {
  it('shows a player one promotion of every status, and one without', async () => {
    const statuses = (await promotionsFor(player)).map((promotion) => promotion.signUpStatus);
    expect(new Set(statuses)).toEqual(
      new Set(['ALLOW_JOIN', 'JOINED', 'PENDING', 'REJECTED', 'ISSUED', 'CLAIMED', 'SIGN_UP_DUE', undefined]),
    );
  });

  it('tells guests and trials no status', async () => {
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const url = '/wps/relay/MCSFE_getListAnnouncements?types=Promotion&platform=M&merchantCode=aurora';
    const lists = [await promotionsFor(test.guest())];
    lists.push(valueIn<AnnouncementLists>(await test.app.inject({ url, headers })).promotions);
    for (const list of lists) {
      expect(list).toHaveLength(13);
      expect(list.every((promotion) => promotion.signUpStatus === undefined)).toBe(true);
    }
  });

  it('gives dates, picture, terms and what an application needs', async () => {
    const list = await promotionsFor(player);
    expect(list[0]).toEqual({
      id: 'aurora-promotion-welcome-match',
      linkedPromotionId: 'aurora-offer-welcome-match',
      title: 'Welcome match',
      startDate: '2026-09-30T17:00:00.000Z',
      endDate: '2026-12-31T17:00:00.000Z',
      noExpiry: 0,
      content: expect.stringContaining('<ul>'),
      announcementImages: [
        {
          sequence: 1,
          url: expect.stringMatching(/^\/cdn\/promotions\/aurora-promotion-welcome-match\.svg\?lang=en&v=/),
        },
      ],
      promoAnnouncementCategoryIds: ['aurora-promotions-new'],
      signUpStatus: 'ALLOW_JOIN',
      imageRequired: 'N',
      remarkRequired: 'N',
    });
    const rebate = list.find((promotion) => promotion.title === 'Friday table rebate');
    expect(rebate).toMatchObject({ noExpiry: 1, signUpRequestRewardType: 'O', signUpStatus: 'PENDING' });
    expect(rebate).not.toHaveProperty('endDate');
  });
});

describe('picture', () => {
  it('has the words of its promotion in the language asked for, for good', async () => {
    const pictureIn = async (language: string) => {
      const query = { types: 'Promotion', platform: 'M', merchantCode: 'aurora', language };
      const lists = valueIn<AnnouncementLists>(
        await test.guest().get('/wps/relay/MCSFE_getListAnnouncements', query),
      );
      return test.app.inject({ url: lists.promotions[0]?.announcementImages[0]?.url ?? '' });
    };
    const english = await pictureIn('EN');
    expect(english.headers['cache-control']).toContain('immutable');
    expect(english.body).toContain('>100% match<');
    expect((await pictureIn('TH')).body).toContain('>โบนัส 100%<');
  });

  it('is not kept for good under an address that no longer names what it shows', async () => {
    const answer = await test.app.inject({
      url: '/cdn/promotions/aurora-promotion-welcome-match.svg?lang=en&v=0000000000',
    });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  });
});

describe('joining', () => {
  it('joins under the linked id, and the list follows @RP-038', async () => {
    const other = await test.signIn('nattaya88');
    expect(valueIn(await join(other, 'aurora-offer-welcome-match'))).toEqual({ signUpStatus: 'JOINED' });
    expect(await statusOf(other, 'Welcome match')).toBe('JOINED');
    expect(await statusOf(player, 'Welcome match')).toBe('ALLOW_JOIN');
  });

  it('waits for an approval where one is needed @RP-038', async () => {
    const other = await test.signIn('nattaya88');
    expect(valueIn(await join(other, 'aurora-promotion-daily-cashback'))).toEqual({
      signUpStatus: 'PENDING',
    });
    expect(await statusOf(other, 'Daily cashback')).toBe('PENDING');
  });

  it('lets one of many presses through @RP-038', async () => {
    const other = await test.signIn('kornwit12');
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => join(other, 'aurora-promotion-esports-cup')),
    );
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['aurora-promotion-draw-gift', 409, 'promotion.not.joinable'],
    ['aurora-promotion-parlay-booster', 409, 'promotion.not.joinable'],
    ['aurora-promotion-responsible-play', 409, 'promotion.not.joinable'],
    ['aurora-promotion-welcome-match', 404, 'not.found'],
    ['lagoon-offer-welcome-match', 404, 'not.found'],
    ['nothing', 404, 'not.found'],
    ['a b', 400, 'request.invalid'],
  ])('refuses to join %s @RP-038', async (promotionId, status, code) => {
    expect(refusalOf(await join(player, promotionId))).toEqual([status, code]);
  });

  it('refuses guests and trials', async () => {
    expect(refusalOf(await join(test.guest(), 'nothing'))).toEqual([401, 'auth.required']);
    const trial = await createAccount(test.db, 'aurora', { type: 4 });
    const headers = await signedInHeaders(test.db, trial, test.clock());
    const payload = { promotionId: 'aurora-offer-welcome-match' };
    const answer = await test.app.inject({ method: 'POST', url: JOIN, payload, headers });
    expect(refusalOf(answer)).toEqual([403, 'trial.rejected']);
  });
});

describe('claiming', () => {
  it.each([
    ['aurora-promotion-esports-cup', 409, 'reward.not.claimable', 'not joined'],
    ['aurora-promotion-slot-race', 409, 'reward.not.claimable', 'not earned yet'],
    ['aurora-promotion-parlay-booster', 409, 'reward.not.claimable', 'taken'],
    ['aurora-promotion-table-rebate', 409, 'reward.not.claimable', 'up to an approval'],
    ['aurora-promotion-share-a-win', 409, 'reward.application.required', 'in need of a picture'],
    ['nothing', 404, 'not.found', 'unknown'],
  ])('refuses the reward of %s: %i %s, %s @RP-038', async (promotionId, status, code) => {
    expect(refusalOf(await claim(player, promotionId))).toEqual([status, code]);
  });

  it('asks for a reward once, and tells a repeated press the same @RP-038', async () => {
    const key = randomUUID();
    const first = await claim(player, 'aurora-offer-fishing-league', key);
    expect(valueIn(first)).toEqual({ signUpStatus: 'PENDING' });
    expect(await statusOf(player, 'Weekend fishing league')).toBe('PENDING');
    const again = await claim(player, 'aurora-offer-fishing-league', key);
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toBe(first.body);
    expect(refusalOf(await claim(player, 'aurora-offer-fishing-league'))).toEqual([
      409,
      'reward.not.claimable',
    ]);
  });

  it('gives one of many presses the reward @RP-038', async () => {
    const other = await test.signIn('twinstar90');
    const id = 'aurora-promotion-loyalty-bonus';
    expect(valueIn(await join(other, id))).toEqual({ signUpStatus: 'JOINED' });
    await test.db.insert(bets).values(stakeOf('twinstar90', 300_000n));
    const answers = await Promise.all(Array.from({ length: 4 }, () => claim(other, id)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409, 409, 409]);
  });

  it('needs a key for the press', async () => {
    const answer = await player.post(CLAIM, { promotionId: 'aurora-promotion-slot-race' });
    expect(refusalOf(answer)).toEqual([400, 'idempotency.key.missing']);
  });

  it('is earned by real stakes after joining, until the end @RP-038', async () => {
    const other = await test.signIn('pimchan07');
    const id = 'aurora-promotion-slot-race';
    expect(valueIn(await join(other, id))).toEqual({ signUpStatus: 'JOINED' });
    const enough = 2_000_000n;
    await test.db
      .insert(bets)
      .values([
        { ...stakeOf('pimchan07', enough), book: 'play' },
        { ...stakeOf('pimchan07', enough), at: new Date(test.clock() - 1) },
        stakeOf('pimchan07', enough - 1n),
      ]);
    expect(refusalOf(await claim(other, id))).toEqual([409, 'reward.not.claimable']);
    await test.db.insert(bets).values(stakeOf('pimchan07', 1n));
    expect(valueIn(await claim(other, id))).toEqual({ signUpStatus: 'PENDING' });

    test.clock.advance(60 * DAY);
    const late = await test.signIn('kornwit12');
    expect(refusalOf(await claim(late, 'aurora-promotion-esports-cup'))).toEqual([
      409,
      'reward.not.claimable',
    ]);
    expect(await statusOf(late, 'Arena cup insurance')).toBe('SIGN_UP_DUE');
  });
});
