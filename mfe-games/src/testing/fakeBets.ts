import { refuse } from '@site/api/testing';
import { type BetRecord, betRecords } from '@site/contracts/areas/records';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { fakeGames } from './fakeGames';
import { aGame, vendorTypesOf } from './fixtures';

/** A bet as the platform sends it, for tests. */
export function aBet(changes: Partial<BetRecord> = {}): BetRecord {
  return {
    id: 'bet-1',
    at: '2026-11-20T07:05:00Z',
    vendor: 'MOONREEF',
    vendorName: 'Moonreef',
    gameCategory: 'RNG',
    gameName: 'Copper Koi',
    bet: '50.00',
    valid: '50.00',
    win: '0.00',
    net: '-50.00',
    status: 'LOST',
    game: aGame(),
    ...changes,
  };
}

/** So many lost bets, newest first, an hour apart. */
export function someBets(count: number): BetRecord[] {
  const newest = Date.parse('2026-11-20T07:00:00Z');
  return Array.from({ length: count }, (_, index) =>
    aBet({
      id: `bet-${index + 1}`,
      gameName: `Game ${index + 1}`,
      at: new Date(newest - index * 3_600_000).toISOString(),
    }),
  );
}

const sum = (amounts: readonly (string | undefined)[]) =>
  amounts.reduce((total, amount = '0') => total + Number(amount), 0).toFixed(2);

type BetRequest = RequestOf<typeof betRecords> & { pageNo: number; pageSize: number };

/** For tests: a member at a platform with these bets, that pages, filters and sums as the real one does. */
export function fakeBets(bets: readonly BetRecord[]) {
  const platform = fakeGames({
    member: true,
    types: vendorTypesOf({ RNG: ['MOONREEF', 'TIDEWELL'], LIVE: ['JADEWORKS', 'MOONREEF'] }),
  });
  let failing = (_request: BetRequest): string | undefined => undefined;
  let held = (_request: BetRequest): Promise<void> | undefined => undefined;
  platform.answer(betRecords, async ({ content }) => {
    const asked = content as BetRequest;
    await held(asked);
    const code = failing(asked);
    if (code) refuse(code);
    const { pageNo, pageSize, gameCategory, vendor } = asked;
    const left = bets.filter(
      (bet) =>
        (gameCategory === undefined || bet.gameCategory === gameCategory) &&
        (vendor === undefined || bet.vendor === vendor),
    );
    return {
      list: left.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      pageNum: pageNo,
      totalPages: Math.ceil(left.length / pageSize),
      total: left.length,
      footer: {
        bet: sum(left.map(({ bet }) => bet)),
        valid: sum(left.map(({ valid }) => valid)),
        win: sum(left.map(({ win }) => win)),
        net: sum(left.map(({ net }) => net)),
      },
    };
  });
  return {
    ...platform,
    /** Refuses the requests for which this returns a code. */
    failFor: (code: (request: BetRequest) => string | undefined) => {
      failing = code;
    },
    /** Keeps the requests waiting for which this returns a promise. */
    holdFor: (hold: (request: BetRequest) => Promise<void> | undefined) => {
      held = hold;
    },
    /** What was asked for, the last request last; counts of the sheet aside. */
    asked: () =>
      platform
        .sent(betRecords)
        .map(({ content }) => content as BetRequest)
        .filter(({ pageSize }) => pageSize > 1),
  };
}
