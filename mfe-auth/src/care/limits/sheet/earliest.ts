import { serverNow } from '@site/api';
import type { CareSettings, Limit } from '@site/contracts/areas/care';

const HOUR_MS = 3_600_000;

/**
 * When a raise that is asked for now could be confirmed: after the waiting time, and where the merchant says so not before
 * the running period is over. It is only told; what counts is what the platform answers to the request.
 */
export function earliest(
  { coolingHours, raiseAfterPeriod }: Pick<CareSettings, 'coolingHours' | 'raiseAfterPeriod'>,
  { resetsAt }: Pick<Limit, 'resetsAt'>,
): number {
  const cooled = serverNow() + coolingHours * HOUR_MS;
  const periodEnd = raiseAfterPeriod && resetsAt ? Date.parse(resetsAt) : 0;
  return Math.max(cooled, periodEnd);
}
