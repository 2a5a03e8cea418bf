import { type SQL, sql } from 'drizzle-orm';
import { games } from './tables';

/** `%` and `_` are letters like any other. */
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Whether a game has a text in one of its names, of three letters on by the index; the text folded as they are. */
export const nameHolds = (text: string): SQL => sql`${games.searchText} like ${`%${literally(text)}%`}`;
