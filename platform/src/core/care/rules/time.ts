import { timeEnd, timeReached } from '../play/timeLimits';
import type { CareRule } from './question';

/** Nothing begins once a limit of time is reached, whatever it is played with; what runs is finished (PL-009, PL-044). */
export const timeIsLeft: CareRule = async ({ tx, movement, care, at }) => {
  if (movement.kind !== 'stake') return;
  const end = await timeEnd(tx, care, at);
  if (end) throw timeReached(care, end, at);
};
