import { OTHER_RELEASES } from '@site/contracts/federation/health';
import { and, eq, gte } from 'drizzle-orm';
import { HOUR } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { minuteOf } from './minutes';
import { healthMinutes, healthReleases } from './tables';

/** Of a remote, a merchant and an hour, until it is told which there are. */
const MOST_UNTOLD_RELEASES = 20;
/** Of a merchant and an hour, likewise. */
const MOST_UNTOLD_REMOTES = 50;

export interface NamedRelease {
  readonly remote: string;
  readonly release: string;
}

/** In whose row a release counts; undefined for a remote that has none. */
export type RowOf = (named: NamedRelease) => string | undefined;

/**
 * Which releases have rows of their own (FD-047): those that the platform was told of, else the first of the hour. All
 * others of a remote are one row.
 */
export async function admitReleases(
  db: Database,
  merchant: string,
  now: number,
  named: readonly NamedRelease[],
): Promise<RowOf> {
  const [told] = await db.select().from(healthReleases).where(eq(healthReleases.merchant, merchant));
  if (told) {
    const byRemote = new Map(Object.entries(told.releases).map(([remote, all]) => [remote, new Set(all)]));
    return rowIn(byRemote);
  }
  const known = await seenSince(db, merchant, minuteOf(now, HOUR));
  for (const { remote, release } of named) {
    if (!known.has(remote) && known.size < MOST_UNTOLD_REMOTES) known.set(remote, new Set());
    const releases = known.get(remote);
    if (releases && releases.size < MOST_UNTOLD_RELEASES) releases.add(release);
  }
  return rowIn(known);
}

function rowIn(known: ReadonlyMap<string, ReadonlySet<string>>): RowOf {
  return ({ remote, release }) => {
    const releases = known.get(remote);
    return releases && (releases.has(release) ? release : OTHER_RELEASES);
  };
}

async function seenSince(db: Database, merchant: string, from: Date): Promise<Map<string, Set<string>>> {
  const { remote, release, minute } = healthMinutes;
  const rows = await db
    .selectDistinct({ remote, release })
    .from(healthMinutes)
    .where(and(eq(healthMinutes.merchant, merchant), gte(minute, from)));
  const seen = new Map<string, Set<string>>();
  for (const row of rows) {
    const releases = seen.get(row.remote) ?? new Set();
    if (row.release !== OTHER_RELEASES) releases.add(row.release);
    seen.set(row.remote, releases);
  }
  return seen;
}
