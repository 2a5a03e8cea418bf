import type { Game, VendorTypes, Winner } from '@site/contracts/areas/games';
import { eq } from 'drizzle-orm';
import { createSeededApp, refusalOf, type SeededApp, valueIn } from '../../testing/seeded';
import { bets } from '../bets/tables';
import { maskName } from './winnerBoard';

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

describe('vendor types', () => {
  const path = '/wps/relay/GCSGAME_getVassGameType';

  it('gives vendors by category and the order of the categories @RP-023', async () => {
    const answer = await test.guest().get(path, { typeId: 1, merchant_code: 'aurora' });
    const { mapping, sorting } = valueIn<VendorTypes>(answer);
    expect(sorting.map((entry) => entry.gameCategory)).toEqual([
      'RNG',
      'LIVE',
      'SPORTS',
      'ESPORTS',
      'FISH',
      'PVP',
      'LOTT',
      'ELOTT',
    ]);
    expect(mapping.LIVE).toEqual({
      vendorNames: [
        { accountTypeName: 'JADEWORKS', displayName: 'Jadeworks' },
        { accountTypeName: 'VELVETACE', displayName: 'Velvetace' },
        { accountTypeName: 'NIGHTORCHID', displayName: 'Nightorchid' },
        { accountTypeName: 'PEARLROW', displayName: 'Pearlrow' },
      ],
      vassalage: ['JADEWORKS', 'VELVETACE', 'NIGHTORCHID', 'PEARLROW'],
    });
    expect(mapping.ELOTT?.vassalage).toEqual(['TCG_LOTTO_VN']);
  });

  it('keeps cockfight vendors under sports and bingo vendors under slots, and names them @RP-023', async () => {
    const answer = await test.guest().get(path, { typeId: 1, merchant_code: 'aurora' });
    const { mapping, cockfightVendors, bingoVendors } = valueIn<VendorTypes>(answer);
    expect(cockfightVendors).toEqual(['HIGHROOST', 'THUNDERJAR']);
    expect(bingoVendors).toEqual(['BRASSBELL', 'PEARLROW']);
    expect(mapping.SPORTS?.vassalage).toEqual(['PITCHLINE', 'KITEHILL', 'FB', 'HIGHROOST', 'THUNDERJAR']);
    expect(mapping.RNG?.vassalage).toEqual(expect.arrayContaining(['MOONREEF', 'BRASSBELL', 'PEARLROW']));
    expect(mapping).not.toHaveProperty('COCKFIGHT');
    expect(mapping).not.toHaveProperty('BINGO');
  });

  it('differs by merchant @RP-023', async () => {
    const answer = await test.guest('lagoon').get(path, { typeId: 1, merchant_code: 'lagoon' });
    expect(valueIn<VendorTypes>(answer).cockfightVendors).toEqual(['HIGHROOST']);
  });
});

describe('hot games', () => {
  const path = '/wps/relay/GCSGAME_hotGamesV2';
  const query = { isPlatform: 2, language: 'EN', platform: 'html5' };

  it('gives games of all categories in the merchant’s order @RP-025', async () => {
    const aurora = valueIn<{ list: Game[] }>(
      await test.guest().get(path, { ...query, merchantCode: 'aurora' }),
    );
    expect(aurora.list.slice(0, 6).map((game) => game.gameName)).toEqual([
      'Copper Koi',
      'Orchid Roulette',
      'Tiger Orchard',
      'Turtle Run',
      'Mahjong Lane',
      'Golden Spur',
    ]);
    expect(new Set(aurora.list.map((game) => game.gameType)).size).toBe(10);
    const lagoon = valueIn<{ list: Game[] }>(
      await test.guest('lagoon').get(path, { ...query, merchantCode: 'lagoon', language: 'TH' }),
    );
    expect(lagoon.list[0]?.gameName).toBe('เต่าทะเล');
  });

  it('refuses a merchant code that is not the call’s', async () => {
    const answer = await test.guest().get(path, { ...query, merchantCode: 'lagoon' });
    expect(refusalOf(answer)).toEqual([400, 'merchant.mismatch']);
  });
});

describe('winner board', () => {
  const path = '/wps/relay/GCSGAME_getRankList';
  const board = async (query: Record<string, string | number>) =>
    valueIn<{ list: Winner[] }>(await test.guest().get(path, { language: 'EN', ...query })).list;

  it('gives the newest wins with masked names @RP-030', async () => {
    const list = await board({ gameCategory: 'ALL', limitNum: 20 });
    expect(list).toHaveLength(20);
    expect(list[0]?.vo).toEqual({
      iconUrl: expect.stringMatching(/copper-koi\.icon\.svg/),
      gameName: 'Copper Koi',
      customerName: 'na***88',
      winAmount: '48200.00',
      at: new Date(test.clock()).toISOString(),
    });
    expect(list[0]?.game.nodeId).toBe('MOONREEF-copper-koi');
    expect(list.every(({ vo }) => /^..\*\*\*..$/.test(vo.customerName))).toBe(true);
    const times = list.map(({ vo }) => vo.at ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('keeps to a category and to 20 entries when no number is asked for @RP-030', async () => {
    expect(await board({ gameCategory: 'ALL' })).toHaveLength(20);
    const live = await board({ gameCategory: 'LIVE' });
    expect(live.length).toBeGreaterThan(0);
    expect(live.every(({ game }) => game.gameType === 'LIVE')).toBe(true);
  });

  it('leaves out play money, losses and other merchants', async () => {
    const [player] = await test.db.select().from(bets).where(eq(bets.accountId, 'aurora-player01')).limit(1);
    if (!player) throw new Error('the player has no bets');
    const at = new Date(test.clock() + 1_000);
    const base = { ...player, transactionId: null, at, win: 7_777_700n };
    await test.db.insert(bets).values([
      { ...base, id: 'play', book: 'play' },
      { ...base, id: 'lost', win: 0n },
      { ...base, id: 'other', merchant: 'lagoon' },
    ]);
    const [first] = await board({ gameCategory: 'ALL', limitNum: 1 });
    expect(first?.vo.gameName).toBe('Copper Koi');
  });

  it.each([
    ['narin88', 'na***88'],
    ['abcde', 'ab***de'],
    ['abcd', 'a***'],
    ['a', 'a***'],
    ['น้องแก้ว99', 'น้***99'],
    ['👑king👑👑', '👑k***👑👑'],
  ])('masks %s as %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

describe('jackpot', () => {
  it('grows by a hundredth of what is staked with real money', async () => {
    const read = async () =>
      valueIn<{ amount: string; currency: string }>(await test.guest().get('/wps/game/jackpot'));
    const before = await read();
    const [bet] = await test.db.select().from(bets).where(eq(bets.book, 'real')).limit(1);
    if (!bet) throw new Error('no bets');
    const stake = { ...bet, merchant: 'aurora', transactionId: null, bet: 500_000n };
    await test.db.insert(bets).values({ ...stake, id: 'jackpot-stake' });
    // It is counted anew every five seconds.
    expect((await read()).amount).toBe(before.amount);
    test.clock.advance(5_000);
    const after = await read();
    expect(before.currency).toBe('THB');
    expect(Number(after.amount) - Number(before.amount)).toBeCloseTo(50, 2);
  });
});
