import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import type { NamedRelease } from './admitReleases';
import { healthSenders } from './tables';

/** Loads of a remote that one address counts for in a minute; page views that had it, likewise (FD-047). */
export const MOST_OF_ADDRESS = 30;

/** The row that counts all releases of a remote: no release has this name. */
const ALL = '';

/** Loads and views of one release in one call. */
export interface Sent extends NamedRelease {
  readonly loads: number;
  readonly views: number;
}

export interface Granted {
  /** How many of a remote's loads, or views, in this call still count. */
  left(remote: string, what: 'loads' | 'views'): number;
  /** Whether the address has sent nothing of the release in this minute before. */
  isNew(named: NamedRelease): boolean;
}

/** Notes what an address sends, and says what of it counts. */
export async function noteSender(
  db: Database,
  from: { readonly minute: Date; readonly merchant: string; readonly network: string },
  sent: readonly Sent[],
): Promise<Granted> {
  const ofRemotes = new Map<string, Sent>();
  for (const { remote, loads, views } of sent) {
    const sum = ofRemotes.get(remote) ?? { remote, release: ALL, loads: 0, views: 0 };
    ofRemotes.set(remote, { ...sum, loads: sum.loads + loads, views: sum.views + views });
  }
  // In one order, so that of calls that come together none waits for another that waits for it.
  const values = [...ofRemotes.values(), ...sent]
    .map((row) => ({ ...from, ...row }))
    .sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  const rows = await db
    .insert(healthSenders)
    .values(values)
    .onConflictDoUpdate({
      target: [
        healthSenders.minute,
        healthSenders.network,
        healthSenders.merchant,
        healthSenders.remote,
        healthSenders.release,
      ],
      set: {
        loads: sql`${healthSenders.loads} + excluded.loads`,
        views: sql`${healthSenders.views} + excluded.views`,
      },
    })
    .returning({
      remote: healthSenders.remote,
      release: healthSenders.release,
      loads: healthSenders.loads,
      views: healthSenders.views,
      // Of a row that was there before, xmax names who has changed it.
      fresh: sql<boolean>`xmax = 0`,
    });
  const noted = new Map(rows.map((row) => [keyOf(row), row]));
  return {
    left(remote, what) {
      const now = ofRemotes.get(remote)?.[what] ?? 0;
      const before = (noted.get(keyOf({ remote, release: ALL }))?.[what] ?? 0) - now;
      return Math.max(0, MOST_OF_ADDRESS - before);
    },
    isNew: (named) => noted.get(keyOf(named))?.fresh === true,
  };
}

const keyOf = ({ remote, release }: NamedRelease) => `${remote}@${release}`;
