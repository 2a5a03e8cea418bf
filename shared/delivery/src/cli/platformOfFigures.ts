import type { PlatformOfFigures } from '../health/platformSource';
import type { DataFolder, SiteState } from '../workspace/dataFolder';
import { readHealthToken } from '../workspace/healthToken';

/**
 * The platform whose figures decide: the one that PLATFORM_URL and HEALTH_TOKEN name, or that of the last start on this
 * machine, which may have ended since.
 *
 * @returns Undefined where neither is known.
 */
export async function platformOfFigures(
  environment: Readonly<Record<string, string | undefined>>,
  data: DataFolder,
  lastStart: SiteState | undefined,
): Promise<PlatformOfFigures | undefined> {
  const url = environment.PLATFORM_URL || lastStart?.platformUrl;
  const token = environment.HEALTH_TOKEN || (await readHealthToken(data));
  if (url === undefined || token === undefined) return undefined;
  const minuteMs = Number(environment.HEALTH_MINUTE_MS);
  return { url, token, ...(minuteMs > 0 && { minuteMs }) };
}
