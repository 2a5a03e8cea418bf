import type { GameType } from '@site/contracts/areas/games';
import { OPENS_VENDOR_LIST } from '@site/contracts/areas/games';
import type { NewGame } from '../../../areas/games/tables';
import type { LocalizedText } from '../../../core/language';
import { pick, type Random, seededRandom } from '../../art/random';
import { FIRST_GAMES, type FirstGame } from './firstGames';
import { SHELVES } from './shelves';
import { traitsOf } from './traits';

const FIRST_GAME_ID = 1001;

/** `Kiln & Ember` → `kiln-ember`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const left = [...items];
  return items.map(() => {
    const item = pick(random, left);
    left.splice(left.indexOf(item), 1);
    return item;
  });
}

/** The leading games, then the vendors in turn until each shelf is full. */
function* fillShelf(category: GameType): Generator<FirstGame> {
  const { vendors, names } = SHELVES[category];
  const first = FIRST_GAMES[category] ?? [];
  const used = new Set(first.map((game) => game.name.en));
  const spare = shuffled(
    seededRandom(`names:${category}`),
    names().filter((name) => !used.has(name.en)),
  );
  const room = new Map(vendors);
  const take = (vendor: string) => room.set(vendor, (room.get(vendor) ?? 0) - 1);
  for (const game of first) {
    take(game.vendor);
    yield game;
  }
  while ([...room.values()].some((left) => left > 0)) {
    for (const [vendor] of vendors) {
      if ((room.get(vendor) ?? 0) <= 0) continue;
      const name = spare.pop();
      if (!name) throw new RangeError(`too few names for ${category}`);
      take(vendor);
      yield { vendor, name };
    }
  }
}

const nodeIdOf = (vendor: string, name: LocalizedText): string => `${vendor}-${slug(name.en)}`;

/** A game that plays rounds by itself: seen where the merchant lets it. */
const AUTOPLAY_GAME = 'TIDEWELL-silver-bell';

/** An entry that stands for all cards of a vendor and opens its list. */
const VENDOR_ENTRY = {
  category: 'PVP',
  vendor: 'PAPERCRANE',
  en: 'Paper Card House',
  th: 'บ้านไพ่กระดาษ',
} as const;

/** Every game of the common catalogue, in the order of its category. The same on every machine. */
export function allGames(): NewGame[] {
  let gameId = FIRST_GAME_ID;
  const categories = Object.keys(SHELVES) as GameType[];
  return categories.flatMap((category) => {
    const shelf = [...fillShelf(category)].map(({ vendor, name, tag }, rank): NewGame => {
      const nodeId = nodeIdOf(vendor, name);
      return {
        nodeId,
        vendor,
        gameId: String(gameId++),
        code: slug(name.en),
        category,
        name,
        rank,
        isGameH5: 'Y',
        autoplay: nodeId === AUTOPLAY_GAME,
        ...traitsOf(category, vendor, seededRandom(`traits:${nodeId}`), tag),
      };
    });
    const last = shelf.at(-1);
    if (category !== VENDOR_ENTRY.category || !last) return shelf;
    const { vendor, en, th } = VENDOR_ENTRY;
    const name = { en, th };
    return [
      ...shelf,
      {
        ...last,
        nodeId: nodeIdOf(vendor, name),
        vendor,
        gameId: String(gameId++),
        code: slug(en),
        name,
        rank: shelf.length,
        isGameH5: OPENS_VENDOR_LIST,
        freePlay: false,
      },
    ];
  });
}
