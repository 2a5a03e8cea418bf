import type { GameType } from '@site/contracts/areas/games';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { bets, type NewBet } from '../bets/tables';
import { benefitSettings, type LevelRow, levels } from './tables';

const same = (text: string) => ({ en: text, th: text });

const level = (merchant: string, name: string, from: number, changes: Partial<LevelRow> = {}): LevelRow => ({
  id: `${merchant}-${name.toLowerCase()}`,
  merchant,
  name: same(name),
  icon: `/cdn/levels/${name.toLowerCase()}.svg`,
  from,
  rebates: {},
  birthdayGift: 0n,
  levelUpGift: 0n,
  ...changes,
});

/** Three levels of a merchant; a point for each 10.00. */
export async function createLevels(db: Database, merchant: string): Promise<void> {
  await db.insert(benefitSettings).values({
    merchant,
    stakeOfPoint: 1_000n,
    rebateDays: 7,
    giftDays: 30,
    rebateTurnover: 1,
    giftTurnover: 3,
    kept: [{ title: same('Your level'), text: same('Once reached, it does not fall.') }],
  });
  await db.insert(levels).values([
    level(merchant, 'Bronze', 0, { rebates: { RNG: 50 } }),
    level(merchant, 'Silver', 100, {
      rebates: { RNG: 100, LIVE: 40 },
      birthdayGift: 20_000n,
      levelUpGift: 10_000n,
    }),
    level(merchant, 'Gold', 300, { rebates: { RNG: 150 }, birthdayGift: 50_000n, levelUpGift: 30_000n }),
  ]);
}

/** A bet of real money that came with its outcome, unless told otherwise; minor units. */
export async function createBet(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  bet: bigint,
  at: string,
  changes: Partial<NewBet> & { gameType?: GameType } = {},
): Promise<string> {
  const betId = newId('bet');
  await db.insert(bets).values({
    id: betId,
    merchant,
    accountId: id,
    book: 'real',
    vendor: 'MOONREEF',
    nodeId: 'node-1',
    gameType: 'RNG',
    bet,
    win: 0n,
    at: new Date(at),
    ...changes,
  });
  return betId;
}
