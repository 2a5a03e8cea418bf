import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Id } from '@site/contracts/values/values';
import * as z from 'zod/mini';

export interface WantedPlay {
  readonly nodeId: string;
  /** With play money. */
  readonly demo: boolean;
}

/**
 * The address of a game's screen. It names the game, never the launch: that works once, and a reload or a
 * shared link requests another.
 */
export function playPath({ nodeId, demo }: WantedPlay): string {
  return addressOf(PATHS.play, { game: nodeId, ...(demo && { demo: '1' }) });
}

/** What such an address asks for; `undefined` when it names no game. */
export function readPlay(query: URLSearchParams): WantedPlay | undefined {
  const nodeId = z.safeParse(Id, query.get('game'));
  return nodeId.success ? { nodeId: nodeId.data, demo: query.get('demo') === '1' } : undefined;
}
