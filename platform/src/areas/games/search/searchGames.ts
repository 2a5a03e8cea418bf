import { GAME_SEARCH, type GameHit, type GameSearchAnswer } from '@site/contracts/areas/gameSearch';
import type { Database } from '../../../core/db/client';
import { type Language, textIn } from '../../../core/language';
import { gameView, type ListedGame } from '../view';
import { heldQuery, nearQuery, SIMILARITY, type WantedWord, withSimilarity } from './candidates';
import { categoriesMeant } from './categoryWords';
import { folded } from './foldedText';
import { marksOf } from './nameMatch';
import { type Offer, readOffer } from './offer';
import { providersNamed, vendorsNamed } from './providers';
import { compareRatings, namesOf, type Rating, rate, type Search } from './rating';

/** With fewer games than these, names that are written nearly so are looked for too. */
const FEW = 5;

const NOTHING: GameSearchAnswer = { games: [], more: false, providers: [], categories: [], nearest: false };

interface RatedGame {
  readonly game: ListedGame;
  readonly rating: Rating;
}

/**
 * Finds games, providers and categories of a merchant by what a player typed, mistakes included: names in every
 * language of the contents, provider names and words for categories. Games come by how well they answer, then in
 * the order of their lists. Where nothing answers, the games are those whose names have most in common with it.
 *
 * @param typed At most `GAME_SEARCH.maxLength` characters, as they were typed; of words beyond `maxWords`, and of
 *   texts shorter than `minLength`, nothing is looked for.
 */
export async function searchGames(
  db: Database,
  merchant: string,
  typed: string,
  language: Language,
): Promise<GameSearchAnswer> {
  const text = firstWords(folded(typed));
  if ([...text].length < GAME_SEARCH.minLength) return NOTHING;
  const search: Search = { text, words: [...new Set(text.split(' '))] };
  const offer = await readOffer(db, merchant);
  const words = search.words.map((word) => wantedWord(offer, word));
  const rated = (rows: readonly ListedGame[]) => rateAll(rows, search, words, language);

  let found = rated(await heldQuery(db, merchant, text, words));
  if (found.length < FEW) {
    const known = new Set(found.map(({ game }) => game.nodeId));
    const near = await nearGames(db, merchant, text, SIMILARITY.mistaken(text));
    found = [...found, ...rated(near.filter(({ nodeId }) => !known.has(nodeId)))];
  }
  const providers = providersNamed(offer, search);
  const categories = categoriesMeant(offer, text);
  if (found.length + providers.length + categories.length === 0) {
    return nearest(await nearGames(db, merchant, text, SIMILARITY.nearest), language);
  }
  return {
    games: found.slice(0, GAME_SEARCH.games).map((hit) => hitView(hit, language)),
    more: found.length > GAME_SEARCH.games,
    providers,
    categories,
    nearest: false,
  };
}

const firstWords = (text: string): string => text.split(' ').slice(0, GAME_SEARCH.maxWords).join(' ');

const nearGames = (db: Database, merchant: string, text: string, similarity: number): Promise<ListedGame[]> =>
  withSimilarity(db, similarity, (tx) => nearQuery(tx, merchant, text));

const wantedWord = (offer: readonly Offer[], text: string): WantedWord => ({
  text,
  vendors: vendorsNamed(offer, text),
  categories: categoriesMeant(offer, text),
});

function rateAll(
  rows: readonly ListedGame[],
  search: Search,
  words: readonly WantedWord[],
  language: Language,
): RatedGame[] {
  const byText = new Map(words.map((word) => [word.text, word]));
  const rated = rows.flatMap((game) => {
    const meantOtherwise = (text: string) => {
      const word = byText.get(text);
      return (
        word !== undefined && (word.vendors.includes(game.vendor) || word.categories.includes(game.category))
      );
    };
    const rating = rate(namesOf(game, language), search, meantOtherwise);
    return rating ? [{ game, rating }] : [];
  });
  return rated.toSorted((one, other) => compareRatings(one.rating, other.rating));
}

function hitView({ game, rating }: RatedGame, language: Language): GameHit {
  const view = gameView(game, language);
  const marks = marksOf(rating.name, rating.places);
  if (rating.name.name === textIn(game.name, language)) return { game: view, marks };
  return { game: view, marks: [], alias: { name: rating.name.name, marks } };
}

const nearest = (rows: readonly ListedGame[], language: Language): GameSearchAnswer => ({
  ...NOTHING,
  games: rows.slice(0, GAME_SEARCH.nearest).map((game) => ({ game: gameView(game, language), marks: [] })),
  nearest: rows.length > 0,
});
