import type { TelemetryEvent } from '@site/contracts/areas/telemetry';
import { LoadEvent, ViewEvent } from '@site/contracts/federation/health';
import * as z from 'zod/mini';
import type { Clock } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { addRows } from './addRows';
import { admitReleases, type NamedRelease } from './admitReleases';
import { addLoad, addView, type Figures, maskOf, noFigures } from './figures';
import type { FigureMetrics } from './metrics';
import { mayStillCount, minuteOf } from './minutes';
import { noteSender, type Sent } from './senders';
import { healthMinutes } from './tables';

/** Who tells the platform of events. */
export interface Sender {
  readonly merchant: string;
  /** The address, or its /64. */
  readonly network: string;
}

/** What counting goes by, and what counts besides the rows. */
export interface Counting {
  readonly clock: Clock;
  /** Length of a minute in ms. */
  readonly minuteMs: number;
  readonly metrics?: FigureMetrics | undefined;
}

/** One release in one event: a load has one, a view each that it had. */
interface Mention extends NamedRelease {
  readonly what: 'loads' | 'views';
  readonly addTo: (figures: Figures, from: number) => void;
}

const Named = z.object({ remote: LoadEvent.shape.remote, release: LoadEvent.shape.release });

/** Whether figures are made of an event; others are kept as they came. */
export const isFigure = ({ kind }: TelemetryEvent): boolean => kind === 'load' || kind === 'view';

/**
 * Counts the loads and page views among some events (FD-046). What is marked, what names no release, and what an
 * address sends beyond its limits (FD-047) counts nowhere.
 */
export async function countEvents(
  db: Database,
  { clock, minuteMs, metrics }: Counting,
  { merchant, network }: Sender,
  events: readonly TelemetryEvent[],
): Promise<void> {
  const now = clock();
  const all = events.filter(({ skip }) => skip === undefined).flatMap(mentionsOf);
  if (all.length === 0) return;
  const rowOf = await admitReleases(db, merchant, now, all);
  const mentions = all.flatMap((mention) => {
    const release = rowOf(mention);
    return release === undefined ? [] : [{ ...mention, release }];
  });
  if (mentions.length === 0) return;
  const minute = minuteOf(now, minuteMs);
  const granted = await noteSender(db, { minute, merchant, network }, sentIn(mentions));

  const from = maskOf(network);
  const rows = new Map<string, NamedRelease & Figures>();
  const seen = new Map<string, number>();
  for (const mention of mentions) {
    const { remote, release, what } = mention;
    const before = seen.get(what + remote) ?? 0;
    if (before >= granted.left(remote, what)) continue;
    seen.set(what + remote, before + 1);
    const key = `${remote}@${release}`;
    const row = rows.get(key) ?? {
      remote,
      release,
      ...noFigures(),
      addresses: granted.isNew(mention) ? 1 : 0,
    };
    mention.addTo(row, from);
    rows.set(key, row);
  }
  if (!mayStillCount(minute, clock(), minuteMs)) return;
  const counted = [...rows.values()].map((row) => ({ minute, merchant, ...row }));
  await addRows(db, healthMinutes, counted);
  metrics?.count(counted);
}

function mentionsOf(event: TelemetryEvent): Mention[] {
  const load = LoadEvent.safeParse(event);
  if (load.success) {
    const { remote, release } = load.data;
    return [{ remote, release, what: 'loads', addTo: (figures, from) => addLoad(figures, load.data, from) }];
  }
  const view = ViewEvent.safeParse(event);
  if (!view.success) return [];
  return [...new Set(view.data.on)].flatMap((name) => {
    const [remote, release] = name.split('@');
    const named = Named.safeParse({ remote, release });
    if (!named.success) return [];
    return [
      { ...named.data, what: 'views', addTo: (figures, from) => addView(figures, view.data, name, from) },
    ];
  });
}

function sentIn(mentions: readonly Mention[]): Sent[] {
  const sent = new Map<string, Sent>();
  for (const { remote, release, what } of mentions) {
    const key = `${remote}@${release}`;
    const present = sent.get(key) ?? { remote, release, loads: 0, views: 0 };
    sent.set(key, { ...present, [what]: present[what] + 1 });
  }
  return [...sent.values()];
}
