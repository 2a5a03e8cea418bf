import { Instant } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { type NumberedFiles, numberedFiles } from '../product/store/numberedFiles';
import type { Store } from '../product/store/Store';

/*
 * Signs of life of the guards, which are at the same time the lease of the one that leads: numbered files in a folder
 * for each day, `guard/2026-11-27/00000001.json`. It spares others the same work and nothing else: what keeps two guards
 * from taking one step twice are the numbers of deployments (FD-062).
 */

const FOLDER = 'guard';
/** How long a guard leads without another sign. */
const LEASE_MS = 30_000;
/** Without a sign for so long, nobody guards. */
export const UNGUARDED_MS = 120_000;
const DAY_MS = 24 * 60 * 60_000;

const Sign = z.object({ guard: z.string(), at: Instant, until: Instant });
/** A guard was there, and leads until then. */
export type Sign = z.infer<typeof Sign>;

export interface Signs {
  /** The last sign of any guard, of today or yesterday; undefined when there is none. */
  last(now: Date): Promise<Sign | undefined>;
  /** Whether another guard leads. */
  isLedByOther(guard: string, now: Date): Promise<boolean>;
  /**
   * Signs, and leads for the next half minute.
   *
   * @returns false when another guard leads, or was faster.
   */
  sign(guard: string, now: Date): Promise<boolean>;
  /** Leads no more, so that the next one need not wait; that it was there stays written down. */
  giveBack(guard: string, now: Date): Promise<void>;
}

export function signsIn(store: Store): Signs {
  const days = new Map<string, NumberedFiles>();

  const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
  const dayBefore = (now: Date) => dayOf(new Date(now.getTime() - DAY_MS));
  function filesOf(day: string): NumberedFiles {
    const known = days.get(day) ?? numberedFiles(store, `${FOLDER}/${day}`);
    days.set(day, known);
    return known;
  }
  async function newest(day: string) {
    const file = await filesOf(day).newest();
    const parsed = z.safeParse(Sign, file && parseJson(file.content));
    return { number: file?.number ?? 0, sign: parsed.success ? parsed.data : undefined };
  }
  /** With the number that it has today, or 0. */
  async function latest(now: Date) {
    const today = await newest(dayOf(now));
    return today.sign ? today : { ...today, sign: (await newest(dayBefore(now))).sign };
  }
  async function removeOld(now: Date): Promise<void> {
    const kept = new Set([dayOf(now), dayBefore(now)]);
    for (const day of await store.list(FOLDER)) {
      if (day < dayBefore(now)) await store.removeFolder(`${FOLDER}/${day}`);
    }
    for (const day of days.keys()) if (!kept.has(day)) days.delete(day);
  }
  const leads = (sign: Sign | undefined, guard: string, now: Date) =>
    sign !== undefined && sign.guard !== guard && Date.parse(sign.until) > now.getTime();

  return {
    last: async (now) => (await latest(now)).sign,
    isLedByOther: async (guard, now) => leads((await latest(now)).sign, guard, now),
    async giveBack(guard, now) {
      const { number, sign } = await latest(now);
      if (sign?.guard !== guard || Date.parse(sign.until) <= now.getTime()) return;
      await filesOf(dayOf(now)).create(number + 1, contentOf({ ...sign, until: now.toISOString() }));
    },
    async sign(guard, now) {
      const { number, sign } = await latest(now);
      if (leads(sign, guard, now)) return false;
      const until = new Date(now.getTime() + LEASE_MS);
      const content = contentOf({ guard, at: now.toISOString(), until: until.toISOString() });
      if (!(await filesOf(dayOf(now)).create(number + 1, content))) return false;
      if (number === 0) await removeOld(now);
      return true;
    },
  };
}

function contentOf(sign: Sign): Buffer {
  return Buffer.from(`${JSON.stringify(sign)}\n`);
}

function parseJson(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch {
    return undefined;
  }
}
