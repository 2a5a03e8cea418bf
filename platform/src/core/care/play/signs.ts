import { and, eq, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { RefusalDetails } from '../../http/refusal';
import { type Care, readCare } from '../readCare';
import { runningStretch } from './stretch';
import { type Cycle, playStretches } from './tables';
import { later, type TimeEnd, timeEnd } from './timeLimits';

/*
 * Signs of play: stakes, and what a site says while a game shows. From one to the next is play, save where the pause was
 * too long.
 */

/** What a stake says of play. Amounts are minor units of real money. */
export interface PlaySign {
  readonly at: Date;
  readonly staked?: bigint;
  readonly won?: bigint;
  /** By the game's node id. */
  readonly cycles?: Readonly<Record<string, Cycle>>;
}

/** Notes that somebody plays, in one statement: signs of play from both books may come at once. */
export async function notePlay(
  tx: Database,
  care: Care,
  { at, staked = 0n, won = 0n, cycles = {} }: PlaySign,
): Promise<void> {
  const { accountId, stretch } = care;
  const number = runningStretch(care, at)?.number ?? (stretch?.number ?? 0) + 1;
  await tx
    .insert(playStretches)
    .values({ accountId, number, since: at, seenAt: at, staked, won, cycles })
    .onConflictDoUpdate({
      target: [playStretches.accountId, playStretches.number],
      set: {
        seenAt: sql`greatest(${playStretches.seenAt}, excluded.seen_at)`,
        staked: sql`${playStretches.staked} + excluded.staked`,
        won: sql`${playStretches.won} + excluded.won`,
        cycles: sql`${playStretches.cycles} || excluded.cycles`,
      },
    });
}

/** Adds what a bet has brought later to the stretch in which it was placed: a stake that is given back was none. */
export async function noteReturn(
  tx: Database,
  accountId: string,
  placedAt: Date,
  { won, refunded }: { readonly won: bigint; readonly refunded: bigint },
): Promise<void> {
  const placedIn = tx
    .select({ number: max(playStretches.number) })
    .from(playStretches)
    .where(and(eq(playStretches.accountId, accountId), lte(playStretches.since, placedAt)));
  await tx
    .update(playStretches)
    .set({
      staked: sql`${playStretches.staked} - ${refunded}`,
      won: sql`${playStretches.won} + ${won}`,
    })
    .where(and(eq(playStretches.accountId, accountId), eq(playStretches.number, placedIn)));
}

/**
 * Looks whether a limit of time has ended play. Where it has, the stretch lasted until then, and that is kept: a refusal
 * takes back what it refuses, so without this nobody would know later that it was the limit, and not a pause (PL-009).
 */
export async function endWithTime(db: Database, care: Care, at: Date): Promise<TimeEnd | undefined> {
  const end = await timeEnd(db, care, at);
  const running = runningStretch(care, at);
  // A refusal that is told again is older than what was played since.
  if (end && running && running.seenAt <= at)
    await db
      .update(playStretches)
      .set({ seenAt: later(running.seenAt, end.at), ended: true })
      .where(and(eq(playStretches.accountId, care.accountId), eq(playStretches.number, running.number)));
  return end;
}

/** A game shows: notes it, unless a limit of time has ended play. Call it with the account held (hold.ts). */
export async function notePlaySeen(tx: Database, care: Care, at: Date): Promise<TimeEnd | undefined> {
  const end = await endWithTime(tx, care, at);
  if (!end) await notePlay(tx, care, { at });
  return end;
}

/** Keeps of a stake that a limit of time has refused where play has ended, after it was taken back. */
export async function keepTimeEnd(
  db: Database,
  { accountId, at }: NonNullable<RefusalDetails['reached']>,
): Promise<void> {
  await endWithTime(db, await readCare(db, accountId), new Date(at));
}
