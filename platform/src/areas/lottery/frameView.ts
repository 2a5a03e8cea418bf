import { readCare } from '../../core/care/readCare';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Language } from '../../core/language';
import { balanceOf } from '../../core/ledger/ledger';
import { bookOf } from '../../core/ledger/transaction';
import { formatMoney } from '../../core/money';
import { mostToStake } from '../gamePage/stakeLimit';
import { artUrl } from '../games/artUrl';
import { heldDraws, openDrawOf } from './draws';
import type { LotteryFrame } from './frames';
import { ordersOfGame } from './orders';
import { CHOICES, type Play, playsOf } from './plays';

const DRAWS_SHOWN = 10;
const ORDERS_SHOWN = 10;

/** Stakes that the page offers for one bet, in minor units, as far as the game's limits allow. */
const UNITS = [100n, 200n, 500n, 1_000n, 2_000n, 5_000n, 10_000n, 50_000n, 100_000n];
const FIRST_UNITS = 6;

function unitsBetween(min: bigint, max: bigint): bigint[] {
  const allowed = UNITS.filter((unit) => unit >= min && unit <= max);
  return (allowed.length > 0 ? allowed : [min]).slice(0, FIRST_UNITS);
}

const playView = ({ code, name, kind, places, odds }: Play, { launch }: LotteryFrame) => ({
  code,
  name: name[launch.language],
  kind,
  places,
  odds: formatMoney(odds[launch.prizeMode]),
  choices: Object.keys(CHOICES[code] ?? {}),
});

/** What changes while the page is open: the draws, the player's orders and money. */
export async function frameState(db: Database, frame: LotteryFrame, now: number) {
  const { account, game, lottery, launch } = frame;
  const named = { ...lottery, gameName: game.name[launch.language] };
  const open = await openDrawOf(db, lottery, now);
  return {
    now: toInstant(new Date(now)),
    balance: formatMoney(await balanceOf(db, account)),
    draw: { numero: open.numero, closesAt: toInstant(new Date(open.scheduledAt)) },
    results: await heldDraws(db, [named], DRAWS_SHOWN, now),
    orders: await ordersOfGame(db, account, { gameId: lottery.gameId, limit: ORDERS_SHOWN }, launch.language),
  };
}

/**
 * Everything that the page shows when it opens.
 *
 * @throws Refusal limit.stake.exceeded when there is no bet that the player may make.
 */
export async function frameView(db: Database, frame: LotteryFrame, now: number) {
  const { account, game, lottery, launch, merchant } = frame;
  const language: Language = launch.language;
  const care = await readCare(db, account.id);
  const most = await mostToStake(db, care, { game, book: bookOf(account) }, new Date(now));
  return {
    language,
    playMoney: bookOf(account) === 'play',
    currencySymbol: merchant.currencySymbol,
    game: {
      id: lottery.gameId,
      name: game.name[language],
      art: artUrl(game, 'wide', language),
      digits: lottery.digits,
      min: formatMoney(game.minBet),
      max: formatMoney(most.bet),
      ...(most.order !== undefined && { orderMax: formatMoney(most.order) }),
    },
    plays: playsOf(lottery.digits, launch.playType).map((play) => playView(play, frame)),
    units: unitsBetween(game.minBet, most.bet).map(formatMoney),
    ...(await frameState(db, frame, now)),
  };
}
