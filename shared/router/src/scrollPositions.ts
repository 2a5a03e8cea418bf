import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, writeStored } from '@site/session';
import * as z from 'zod/mini';

/** More pages back than anybody goes. */
const MAX_POSITIONS = 50;

const Positions = z.array(z.tuple([z.string(), z.number()]));

let positions: Map<string, number> | undefined;

/** A page that was left for a game is loaded again on the way back: session storage outlives it. */
function known(): Map<string, number> {
  positions ??= new Map(readStored(STORAGE_KEYS.scrollPositions, Positions, 'session') ?? []);
  return positions;
}

/** Where the user was on a page of the history, in px from its top. */
export function scrollPosition(key: string): number | undefined {
  return known().get(key);
}

export function rememberScrollPosition(key: string, top: number): void {
  known().delete(key);
  known().set(key, top);
}

/** Before the document goes. */
export function storeScrollPositions(): void {
  writeStored(STORAGE_KEYS.scrollPositions, [...known()].slice(-MAX_POSITIONS), 'session');
}
