import { Id } from '@site/contracts/values';
import * as z from 'zod/mini';

/** A game in a frame that fills the screen. */
export const PLAY_PATH = '/m/play';

const GAME = 'game';
const DEMO = 'demo';

export interface WantedPlay {
  readonly nodeId: string;
  /** With play money. */
  readonly demo: boolean;
}

/**
 * The address of a game's screen. It names the game, never the launch: that works once, and a reload or a
 * shared link asks for another.
 */
export function playPath({ nodeId, demo }: WantedPlay): string {
  const query = new URLSearchParams({ [GAME]: nodeId, ...(demo && { [DEMO]: '1' }) });
  return `${PLAY_PATH}?${query}`;
}

/** What such an address asks for; `undefined` when it names no game. */
export function readPlay(query: URLSearchParams): WantedPlay | undefined {
  const nodeId = z.safeParse(Id, query.get(GAME));
  return nodeId.success ? { nodeId: nodeId.data, demo: query.get(DEMO) === '1' } : undefined;
}
