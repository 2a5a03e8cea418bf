import { mostToStake } from '../../areas/gamePage/stakeLimit';
import { artUrl } from '../../areas/games/artUrl';
import { readCare } from '../../core/care/readCare';
import { isSlot } from '../../core/care/rules/pace';
import type { Database } from '../../core/db/client';
import { textIn } from '../../core/language';
import { balanceOf } from '../../core/ledger/ledger';
import { formatMoney } from '../../core/money';
import { betSteps, firstStep } from './bets';
import type { Frame } from './frames';
import { PAY_TABLES } from './payTable';
import { recentSpins, walletOf } from './spin';
import { gameColours } from './symbols';

const symbolUrl = (nodeId: string, symbol: number): string => `/sandbox/symbols/${nodeId}/${symbol}.svg`;

/**
 * Everything that the page shows before the first spin.
 *
 * @throws Refusal limit.stake.exceeded when there is no bet that the player may make.
 */
export async function frameView(db: Database, frame: Frame, at: Date) {
  const { account, game, launch, merchant } = frame;
  const care = await readCare(db, account.id);
  const { bet: most } = await mostToStake(db, care, { game, book: launch.book }, at);
  const { pace } = care.settings;
  const steps = betSteps(game.minBet, most);
  return {
    language: launch.language,
    backUrl: launch.backUrl,
    playMoney: launch.book === 'play',
    currencySymbol: merchant.currencySymbol,
    balance: formatMoney(await balanceOf(db, account, launch.book, await walletOf(db, frame))),
    game: {
      name: textIn(game.name, launch.language),
      art: artUrl(game, 'wide', launch.language),
      colours: gameColours(game),
    },
    symbols: PAY_TABLES[game.volatility].map(({ times }, symbol) => ({
      url: symbolUrl(game.nodeId, symbol),
      times: Number(times),
    })),
    bets: steps.map(formatMoney),
    firstBet: firstStep(steps),
    // No round begins sooner after the last one: the page's button rests as long (PL-029).
    paceMs: isSlot(game.category) ? pace.slotsMs : pace.othersMs,
    history: await recentSpins(db, frame),
  };
}
