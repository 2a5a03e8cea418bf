import { lazySheet } from '@site/ui/lazyPart';
import { type ReactNode, useState } from 'react';
import type { GameSheetProps } from './GameSheet';

/** Fetched with its first use: most games are never asked about. */
const GameSheet = lazySheet(() => import('./GameSheet'));

/**
 * The sheet of a game for whatever shows that game: returns what opens it, and the sheet itself, to be drawn
 * beside what opens it.
 */
export function useGameSheet(about: Omit<GameSheetProps, 'open' | 'onClose'>): [() => void, ReactNode] {
  const [sheet, setSheet] = useState<'unused' | 'open' | 'closed'>('unused');
  return [
    () => setSheet('open'),
    sheet !== 'unused' && <GameSheet {...about} open={sheet === 'open'} onClose={() => setSheet('closed')} />,
  ];
}
