import { createHash } from 'node:crypto';
import type { Language } from '../../core/language';
import type { GameRow } from './tables';

/** Raise it when the drawing rules change: pictures are cached for good under their address. */
const ART_VERSION = 1;

const FINGERPRINT_LENGTH = 10;

/** Square without a title, 3:4 with one, and the wide one behind a running game. */
export type ArtKind = 'icon' | 'tile' | 'wide';

/** Only tiles carry a title, and a name that is the same in every language needs one tile. */
const drawnLanguage = ({ name }: Pick<GameRow, 'name'>, kind: ArtKind, language: Language): Language =>
  kind === 'tile' && name[language] !== name.en ? language : 'en';

/**
 * Path of a game's picture. It changes with everything that the drawing depends on, so that it may be
 * cached for ever; languages share what looks the same in them.
 */
export function artUrl(
  game: Pick<GameRow, 'category' | 'vendor' | 'code' | 'name'>,
  kind: ArtKind,
  language: Language,
): string {
  const drawn = drawnLanguage(game, kind, language);
  const fingerprint = createHash('sha256')
    .update([ART_VERSION, game.category, game.vendor, game.code, game.name.en, game.name[drawn]].join('\n'))
    .digest('hex')
    .slice(0, FINGERPRINT_LENGTH);
  return `/cdn/art/${game.vendor}/${game.code}.${kind}.svg?lang=${drawn}&v=${fingerprint}`;
}
