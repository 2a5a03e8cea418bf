import type { RealityCheck } from '@site/contracts/areas/reality';
import { and, eq, sql } from 'drizzle-orm';
import { MINUTE, toInstant } from '../../clock';
import type { Database } from '../../db/client';
import { Refusal } from '../../http/refusal';
import { changeState } from '../changeState';
import { type ChangedBy, noteChange } from '../log';
import type { Care } from '../readCare';
import { knownUntil, runningStretch, stretchView } from './stretch';
import { playStretches, type StretchRow } from './tables';

/** An hour, for who has not chosen and where the merchant offers it. */
const USUAL_MINUTES = 60;

/** Intervals that a member may choose; 0 is off, and where checks are required no choice. */
const choicesOf = ({ settings: { reality } }: Care): number[] =>
  reality.required ? reality.choices.filter((minutes) => minutes > 0) : reality.choices;

const isChosen = (care: Care): boolean =>
  care.row !== null && choicesOf(care).some((minutes) => minutes === care.row?.realityMinutes);

/** The interval of an account in minutes, 0 for none: its own, as long as the merchant offers it. */
export function realityMinutes(care: Care): number {
  const choices = choicesOf(care);
  const own = choices.find((minutes) => minutes === care.row?.realityMinutes);
  if (own !== undefined) return own;
  return choices.includes(USUAL_MINUTES) ? USUAL_MINUTES : (choices.find((minutes) => minutes > 0) ?? 0);
}

/** A reality check of the stretch that runs. */
interface Check {
  readonly stretch: StretchRow;
  readonly dueAt: Date;
  /** The same on every device until it is answered. */
  readonly id: string;
}

/** The next check, or the one that waits; none while nobody plays, and where there are none. */
function nextCheck(care: Care, at: Date): Check | undefined {
  const minutes = realityMinutes(care);
  const stretch = runningStretch(care, at);
  if (minutes === 0 || !stretch) return undefined;
  const { number, checks, checkedAt, since } = stretch;
  const dueAt = new Date((checkedAt ?? since).getTime() + minutes * MINUTE);
  return { stretch, dueAt, id: `${number}-${checks + 1}` };
}

/**
 * The reality check of an account at an instant.
 *
 * @param until Until when the stretch is taken to have gone on: until now for a sign of play.
 */
export function realityView(care: Care, at: Date, until: Date): RealityCheck {
  const next = nextCheck(care, at);
  const due = next && until >= next.dueAt;
  return {
    minutes: realityMinutes(care),
    ...(isChosen(care) && { chosen: true }),
    ...(next && { dueAt: toInstant(next.dueAt) }),
    ...(due && { check: { id: next.id, ...stretchView(next.stretch, until) } }),
    at: toInstant(at),
  };
}

/** The same for who only looks. */
export const realityNow = (care: Care, at: Date): RealityCheck =>
  realityView(care, at, care.stretch ? knownUntil(care.stretch, at) : at);

/**
 * Chooses the interval, which holds at once (PL-013).
 *
 * @throws Refusal limit.value.invalid for one that the merchant does not offer.
 */
export async function setRealityMinutes(
  tx: Database,
  care: Care,
  minutes: number,
  at: Date,
  by: ChangedBy | undefined,
): Promise<Care> {
  if (!choicesOf(care).includes(minutes))
    throw new Refusal('limit.value.invalid', { fields: { minutes: ['limit.value.invalid'] } });
  if (care.row?.realityMinutes === minutes) return care;
  const from = `${realityMinutes(care)}`;
  const row = await changeState(tx, care.accountId, { realityMinutes: minutes });
  if (by)
    await noteChange(tx, { accountId: care.accountId, at, what: 'REALITY', from, to: `${minutes}`, ...by });
  return { ...care, row };
}

/** Answers the check that waits, on all devices (PL-014). For any other id nothing changes. */
export async function answerCheck(tx: Database, care: Care, checkId: string, at: Date): Promise<Care> {
  const next = nextCheck(care, at);
  if (!next || next.id !== checkId || at < next.dueAt) return care;
  const { stretch } = next;
  const [answered] = await tx
    .update(playStretches)
    .set({ checks: sql`${playStretches.checks} + 1`, checkedAt: at })
    .where(and(eq(playStretches.accountId, stretch.accountId), eq(playStretches.number, stretch.number)))
    .returning();
  return { ...care, stretch: answered ?? stretch };
}
