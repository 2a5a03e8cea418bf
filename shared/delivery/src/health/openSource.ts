import { Refusal } from '../refusal';
import type { HealthSource } from './HealthSource';
import { type PlatformOfFigures, platformSource } from './platformSource';
import { prometheusSource } from './prometheusSource';

/**
 * Where figures come from: the Prometheus that PROMETHEUS_URL names, with PROMETHEUS_TOKEN where it asks for one, else
 * the platform that keeps them.
 *
 * @returns Undefined where neither is known.
 * @throws Refusal when PROMETHEUS_URL is no address.
 */
export function openSource(
  { PROMETHEUS_URL: url, PROMETHEUS_TOKEN: token }: Readonly<Record<string, string | undefined>>,
  platform: PlatformOfFigures | undefined,
): HealthSource | undefined {
  if (!url) return platform && platformSource(platform);
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Refusal(`PROMETHEUS_URL is "${url}": write its address, as http://127.0.0.1:9090.`);
  const minuteMs = platform?.minuteMs;
  return prometheusSource({ url, token: token || undefined, ...(minuteMs !== undefined && { minuteMs }) });
}
