import { GAME_TYPES, type GameType } from '@site/contracts/areas/games';
import type { LocalizedText } from '../../../core/language';
import { SHELVES } from './shelves';

/** What one merchant shows of the common catalogue. */
export interface Offer {
  /** Categories in the order of the tabs. */
  categories: readonly GameType[];
  /** Vendors that the merchant does not offer, everywhere or in one category. */
  without: readonly string[];
  withoutIn?: Partial<Record<GameType, readonly string[]>>;
  /** English names of the hot games, hottest first. */
  hot: readonly LocalizedText['en'][];
}

const OFFERS = {
  aurora: {
    categories: GAME_TYPES,
    without: ['LANTERNBAY'],
    withoutIn: { RNG: ['QUARTZMILL', 'NIGHTORCHID'] },
    hot: [
      'Copper Koi',
      'Orchid Roulette',
      'Tiger Orchard',
      'Turtle Run',
      'Mahjong Lane',
      'Golden Spur',
      'Lucky Sevens',
      'Football League',
      'Nova Arena',
      'Ruby Orbit',
      'Velvet Baccarat',
      'Neon Bingo',
      'Temple of Tides',
      'Pok Deng Alley',
      'Evening Three Digits',
      'Hanoi Special',
    ],
  },
  lagoon: {
    categories: ['RNG', 'LIVE', 'FISH', 'SPORTS', 'COCKFIGHT', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'BINGO'],
    without: ['THUNDERJAR', 'STONELARK'],
    withoutIn: { RNG: ['FOXGLYPH'] },
    hot: [
      'Turtle Run',
      'Copper Koi',
      'Mahjong Lane',
      'Tiger Orchard',
      'Orchid Roulette',
      'Golden Carp',
      'Neon Tuk-Tuk',
      'Temple of Tides',
      'Golden Spur',
      'Football League',
      'Nova Clash',
      'Lotus Bingo',
      'Hanoi Draw',
    ],
  },
} satisfies Record<string, Offer>;

/** Of a merchant that nobody has made a choice for: every vendor, and what is hot elsewhere. */
const STANDARD_OFFER: Offer = { categories: GAME_TYPES, without: [], hot: OFFERS.aurora.hot };

export const offerOf = (merchant: string): Offer =>
  Object.entries(OFFERS).find(([code]) => code === merchant)?.[1] ?? STANDARD_OFFER;

/** Vendors that an offer shows in a category, in order. */
export function vendorsIn(offer: Offer, category: GameType): string[] {
  const hidden = [...offer.without, ...(offer.withoutIn?.[category] ?? [])];
  return SHELVES[category].vendors.map(([vendor]) => vendor).filter((vendor) => !hidden.includes(vendor));
}
