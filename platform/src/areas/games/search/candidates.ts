import type { GameType } from '@site/contracts/areas/games';
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../core/db/client';
import { nameHolds } from '../nameHolds';
import { games } from '../tables';
import { selectVisible } from '../visibleGames';

/** Games that are looked at closer, of those whose names hold the words and of those that come near. */
const HELD = 200;
const NEAR = 60;

/** Share of a text's trigrams that a name must have in common with it. */
export const SIMILARITY = {
  /** Of a name with a mistake or two. A mistake costs a short text most of its trigrams. */
  mistaken: (text: string): number => (text.length < SHORT_TEXT ? 0.25 : 0.4),
  /** Of a name that a player may have meant. */
  nearest: 0.25,
} as const;
const SHORT_TEXT = 8;

/** A word of a search, and what of the merchant's offer it may mean besides a name. */
export interface WantedWord {
  readonly text: string;
  readonly vendors: readonly string[];
  readonly categories: readonly GameType[];
}

/** `search_text` has a name on each line. */
const begins = (text: string): SQL =>
  sql`strpos(chr(10) || ${games.searchText}, chr(10) || ${text}::text) > 0`;
const beginsWord = (text: string): SQL => sql`strpos(${games.searchText}, ' ' || ${text}::text) > 0`;

/** Games that have every word in a name, or mean it by their vendor or category; the likeliest first. */
export const heldQuery = (db: Database, merchant: string, text: string, words: readonly WantedWord[]) =>
  selectVisible(db, merchant)
    .where(
      and(
        eq(games.open, true),
        ...words.map((word) =>
          or(
            nameHolds(word.text),
            word.vendors.length > 0 ? inArray(games.vendor, [...word.vendors]) : undefined,
            word.categories.length > 0 ? inArray(games.category, [...word.categories]) : undefined,
          ),
        ),
      ),
    )
    .orderBy(desc(begins(text)), desc(beginsWord(text)), asc(games.rank), asc(games.nodeId))
    .limit(HELD);

/** Games with a name that has much in common with the text, the nearest first; within `withSimilarity`. */
export const nearQuery = (db: Database, merchant: string, text: string) =>
  selectVisible(db, merchant)
    .where(and(eq(games.open, true), sql`${text}::text <% ${games.searchText}`))
    .orderBy(
      desc(sql`word_similarity(${text}::text, ${games.searchText})`),
      asc(games.rank),
      asc(games.nodeId),
    )
    .limit(NEAR);

/** The operator of `nearQuery` takes its least similarity from a setting, which holds for this transaction alone. */
export const withSimilarity = <Result>(
  db: Database,
  similarity: number,
  run: (tx: Database) => Promise<Result>,
): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(similarity)}, true)`,
    );
    return run(tx);
  });
