import { SECOND } from '../../clock';
import { Refusal } from '../../http/refusal';
import type { Care } from '../readCare';
import type { CareRule } from './question';

/**
 * A slot that was played so lately is still being played: another one waits (decision 125). So long, that two slots in
 * turns are slower than one.
 */
const ONE_SLOT_MS = 10 * SECOND;

/** Whether a category of games is slots. */
export const isSlot = (gameType: string | undefined): boolean => gameType === 'RNG';

/** Milliseconds until a cycle of a game may begin after the last one of the same. */
function ownWait({ settings: { pace }, stretch }: Care, game: string, slot: boolean, now: number): number {
  const last = stretch?.cycles[game];
  const apart = slot ? pace.slotsMs : pace.othersMs;
  return last ? last.at + apart - now : 0;
}

/** Milliseconds until a slot may be played for real money after another one. */
function otherSlotWait({ settings, stretch }: Care, game: string, now: number): number {
  if (!settings.oneSlot) return 0;
  const others = Object.entries(stretch?.cycles ?? {}).filter(([id, { slot }]) => slot && id !== game);
  return Math.max(0, ...others.map(([, { at }]) => at + ONE_SLOT_MS - now));
}

/** Game cycles follow each other no faster than the merchant's pace, and of slots one is played at a time (PL-029). */
export const paceIsKept: CareRule = ({ movement, real, care, at }) => {
  if (movement.kind !== 'stake' || movement.cycleOf === undefined) return;
  const { cycleOf: game, gameType } = movement;
  const slot = isSlot(gameType);
  const now = at.getTime();
  const waitMs = Math.max(ownWait(care, game, slot, now), slot && real ? otherSlotWait(care, game, now) : 0);
  if (waitMs > 0)
    throw new Refusal('play.too.fast', { value: { waitMs }, retryAfter: Math.ceil(waitMs / SECOND) });
};
