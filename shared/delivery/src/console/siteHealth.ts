import { HOST_REMOTE } from '@site/contracts/areas/telemetry';
import type { HealthState } from '@site/contracts/federation/consoleApi';
import type { HealthMinute } from '@site/contracts/federation/health';
import type { HealthSource } from '../health/HealthSource';
import { HOST_COMPONENT, remoteOf } from '../product/discovery/names';

/** Minutes of figures that a state is made of. */
const MINUTES = 30;
/** Of the loads: from here on a release is ailing. As the fault rate that careful plans stop at. */
const AILING_SHARE = 0.03;
/** Fewer bad loads than this say nothing. */
const LEAST_BAD = 5;
/** How long figures are kept before the source is asked again, in minutes of the source. */
const KEPT_MINUTES = 1;

export interface ReleaseInSite {
  readonly merchant: string;
  /** As components are written: `mfe-games`, `host-shell`. */
  readonly remote: string;
  readonly release: string;
}

/** How releases do, by the loads of the last half hour (FD-070). */
export type SiteHealth = (release: ReleaseInSite) => HealthState;

/** Asks once a minute, whoever looks; a source that says nothing makes all health unknown, and is no fault. */
export function siteHealth(source: HealthSource | undefined, now: () => Date): () => Promise<SiteHealth> {
  let asked: { at: number; health: Promise<SiteHealth> } | undefined;
  return async () => {
    if (!source) return () => 'unknown';
    const at = now().getTime();
    if (!asked || at - asked.at >= KEPT_MINUTES * source.minuteMs) asked = { at, health: readHealth(source) };
    return asked.health;
  };
}

async function readHealth(source: HealthSource): Promise<SiteHealth> {
  try {
    const until = await source.closedUntil();
    const from = new Date(until.getTime() - MINUTES * source.minuteMs);
    return healthOf(await source.minutes({ from, until }));
  } catch {
    return () => 'unknown';
  }
}

export function healthOf(rows: readonly HealthMinute[]): SiteHealth {
  const sums = new Map<string, { loads: number; good: number }>();
  for (const { merchant, remote, release, loads, outcomes } of rows) {
    const key = `${merchant} ${remote} ${release}`;
    const sum = sums.get(key) ?? { loads: 0, good: 0 };
    sums.set(key, { loads: sum.loads + loads, good: sum.good + (outcomes.OK ?? 0) });
  }
  return ({ merchant, remote, release }) => {
    const name = remote === HOST_COMPONENT ? HOST_REMOTE : remoteOf(remote);
    const sum = sums.get(`${merchant} ${name} ${release}`);
    if (!sum || sum.loads === 0) return 'quiet';
    const bad = sum.loads - sum.good;
    return bad >= LEAST_BAD && bad / sum.loads >= AILING_SHARE ? 'ailing' : 'well';
  };
}
