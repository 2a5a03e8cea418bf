import type { Language } from '../../../core/language';
import type { ListedGame } from '../view';
import { nearPlaceOf, type Place, placeOf, type SearchableName, searchable } from './nameMatch';

/** How well a game answers a search, the best first. */
const TIERS = [
  'is the name',
  'begins the name',
  'begins a word',
  'is inside',
  'words of the name',
  'words of name and offer',
  'with mistakes',
] as const;
type Tier = (typeof TIERS)[number];

/** What was searched for, folded. */
export interface Search {
  readonly text: string;
  readonly words: readonly string[];
}

/** The part of a game's rating that one of its names brings. */
export interface Rating {
  readonly tier: Tier;
  readonly typos: number;
  readonly name: SearchableName;
  readonly places: readonly Place[];
}

/** A game's names as people see them: the one in their language first, each once. */
export const namesOf = ({ name }: Pick<ListedGame, 'name'>, language: Language): SearchableName[] =>
  [...new Set([name[language], ...Object.values(name)])].map(searchable);

/** The smaller, the better. */
export const compareRatings = (one: Rating, other: Rating): number =>
  TIERS.indexOf(one.tier) - TIERS.indexOf(other.tier) || one.typos - other.typos;

/**
 * How well a game answers a search by the best of its names; undefined when a word is in none of them.
 *
 * @param meantOtherwise Whether a word means the game by its vendor or category.
 */
export function rate(
  names: readonly SearchableName[],
  search: Search,
  meantOtherwise: (word: string) => boolean,
): Rating | undefined {
  const ratings = names.flatMap((name) => {
    const rating = rateWhole(name, search.text) ?? rateWords(name, search.words, meantOtherwise);
    return rating ? [rating] : [];
  });
  return ratings.toSorted(compareRatings)[0];
}

function rateWhole(name: SearchableName, text: string): Rating | undefined {
  const place = placeOf(name, text);
  return place && { tier: wholeTier(name, text, place), typos: 0, name, places: [place] };
}

function wholeTier(name: SearchableName, text: string, { position }: Place): Tier {
  if (name.text === text) return 'is the name';
  if (position === 'name') return 'begins the name';
  return position === 'word' ? 'begins a word' : 'is inside';
}

function rateWords(
  name: SearchableName,
  words: readonly string[],
  meantOtherwise: (word: string) => boolean,
): Rating | undefined {
  const places: Place[] = [];
  let otherwise = false;
  for (const word of words) {
    const exact = placeOf(name, word);
    if (exact) places.push(exact);
    else if (meantOtherwise(word)) otherwise = true;
    else {
      const near = nearPlaceOf(name, word);
      if (!near) return undefined;
      places.push(near);
    }
  }
  const typos = places.reduce((sum, place) => sum + place.typos, 0);
  const tier = typos > 0 ? 'with mistakes' : otherwise ? 'words of name and offer' : 'words of the name';
  return { tier, typos, name, places };
}
