import type { GameClass, GameType } from '@site/contracts/areas/games';
import type { NewGame } from '../../../areas/games/tables';
import { pick, type Random } from '../../art/random';
import { returnToPlayer } from '../../sandbox/payTable';

type Traits = Pick<
  NewGame,
  'classification' | 'tag' | 'minBet' | 'maxBet' | 'lines' | 'freePlay' | 'lottoMode' | 'volatility' | 'rtp'
>;

/** Smallest bets in minor units; slots have one at each step of the site's filter. */
const SLOT_MIN_BETS = [1n, 5n, 10n, 50n, 75n, 100n, 100n, 200n] as const;
const TABLE_MIN_BETS = [500n, 1_000n, 2_000n, 5_000n] as const;
const OTHER_MIN_BETS = [100n, 500n, 1_000n] as const;
const MAX_BET_OF_MIN = 2_000n;
const SMALLEST_MAX_BET = 100_000n;
const LARGEST_MAX_BET = 5_000_000n;

const SLOT_LINES = [5, 9, 10, 20, 25, 40, 50, 243, 1024] as const;
const SLOT_CLASSES = ['', '', '', '', '', '', 'JP', 'SC', 'VP', 'AC'] as const;
const VOLATILITIES = ['LOW', 'MEDIUM', 'MEDIUM', 'HIGH'] as const;
const CLASS_OF: Partial<Record<GameType, GameClass>> = { PVP: 'TG', BINGO: 'BG' };

/** Of so many games one is marked as new, and one is the house's own. */
const ONE_NEW_OF = 14;
const ONE_EXCLUSIVE_OF = 40;

const minBetsOf = (category: GameType): readonly bigint[] => {
  if (category === 'RNG' || category === 'FISH') return SLOT_MIN_BETS;
  return category === 'LIVE' ? TABLE_MIN_BETS : OTHER_MIN_BETS;
};

const clamp = (amount: bigint) =>
  amount < SMALLEST_MAX_BET ? SMALLEST_MAX_BET : amount > LARGEST_MAX_BET ? LARGEST_MAX_BET : amount;

function tagOf(random: Random, classification: string): string {
  if (classification === 'JP') return 'JP';
  const chance = random();
  if (chance < 1 / ONE_NEW_OF) return 'NEW';
  return chance > 1 - 1 / ONE_EXCLUSIVE_OF ? 'EXCLUSIVE' : '';
}

/** Vendors whose lotteries know the entertainment way of play as well. */
const ENTERTAINING = ['TCG_LOTTO_VN'];

const lottoModeOf = (category: GameType, vendor: string): string => {
  if (category !== 'LOTT' && category !== 'ELOTT') return '';
  return ENTERTAINING.includes(vendor) ? 'Tradition,Entertainment' : 'Tradition';
};

/** What a game is like besides its name; always the same for one game. */
export function traitsOf(
  category: GameType,
  vendor: string,
  random: Random,
  leadTag: string | undefined,
): Traits {
  const isSlot = category === 'RNG';
  const drawn = isSlot ? pick(random, SLOT_CLASSES) : (CLASS_OF[category] ?? '');
  const classification = leadTag === 'JP' ? 'JP' : leadTag !== undefined && drawn === 'JP' ? '' : drawn;
  const minBet = pick(random, minBetsOf(category));
  const tag = leadTag ?? tagOf(random, classification);
  const lines = isSlot ? pick(random, SLOT_LINES) : 0;
  const volatility = pick(random, VOLATILITIES);
  return {
    classification,
    tag,
    minBet,
    maxBet: clamp(minBet * MAX_BET_OF_MIN),
    lines,
    freePlay: isSlot || category === 'FISH',
    lottoMode: lottoModeOf(category, vendor),
    volatility,
    rtp: isSlot || category === 'FISH' ? returnToPlayer(volatility) : null,
  };
}
