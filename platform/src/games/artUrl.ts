import { createHash } from 'node:crypto';
import type { Language } from '../language';
import type { GameRow } from './view';

/** Raise it when the drawing rules change: pictures are cached for good under their address. */
const ART_VERSION = 1;

const FINGERPRINT_LENGTH = 10;

/** Square without a title, 3:4 with one, and the wide one behind a running game. */
export type ArtKind = 'icon' | 'tile' | 'wide';

/**
 * Path of a game's picture. It changes with everything that the drawing depends on, so that it may be
 * cached for ever.
 */
export function artUrl(
  game: Pick<GameRow, 'category' | 'vendor' | 'code' | 'name'>,
  kind: ArtKind,
  language: Language,
): string {
  const fingerprint = createHash('sha256')
    .update([ART_VERSION, game.category, game.vendor, game.code, game.name[language]].join('\n'))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH);
  return `/cdn/art/${game.vendor}/${game.code}.${kind}.svg?lang=${language}&v=${fingerprint}`;
}
