import type { HealthSource } from '../health/HealthSource';
import { type PlatformOfFigures, platformSource } from '../health/platformSource';
import { prometheusSource } from '../health/prometheusSource';

/**
 * Where the commands read figures of releases: the Prometheus that PROMETHEUS_URL names (and PROMETHEUS_TOKEN, where it
 * asks for one), else the platform.
 *
 * @returns Undefined where neither is known.
 */
export function figureSource(
  environment: Readonly<Record<string, string | undefined>>,
  platform: PlatformOfFigures | undefined,
): HealthSource | undefined {
  const { PROMETHEUS_URL: url, PROMETHEUS_TOKEN: token } = environment;
  if (!url) return platform && platformSource(platform);
  const minuteMs = platform?.minuteMs;
  return prometheusSource({ url, token: token || undefined, ...(minuteMs !== undefined && { minuteMs }) });
}
