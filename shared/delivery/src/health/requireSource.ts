import { Refusal } from '../refusal';
import type { HealthSource } from './HealthSource';

/** @throws Refusal `source.unknown` where nothing says where figures come from. */
export function requireSource(source: HealthSource | undefined): HealthSource {
  if (source) return source;
  throw new Refusal(
    'There are no figures to decide by: PLATFORM_URL and HEALTH_TOKEN name the platform that has them, PROMETHEUS_URL a Prometheus; or run npm start.',
    'source.unknown',
  );
}
