import type { Rollout } from '@site/contracts/federation/rollout';
import type { HealthSource } from '../health/HealthSource';
import { remoteOf } from '../product/discovery/names';
import type { Figures } from './judgeStep';

/**
 * Reads the rows of a rollout's step, up to the last closed minute.
 *
 * @param remote As components are written: `mfe-games`.
 * @throws SourceUnknown when the source says none.
 */
export async function readFigures(
  source: HealthSource,
  merchant: string,
  remote: string,
  { stepAt }: Rollout,
  closedUntil: Date,
): Promise<Figures> {
  const from = new Date(stepAt);
  if (from >= closedUntil) return { rows: [], closedUntil };
  const rows = await source.minutes({ from, until: closedUntil, merchant, remote: remoteOf(remote) });
  return { rows, closedUntil };
}
