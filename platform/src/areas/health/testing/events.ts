import type { TelemetryEvent } from '@site/contracts/areas/telemetry';
import {
  HEALTH_MINUTES_PATH,
  HEALTH_RELEASES_PATH,
  type HealthMinute,
  HealthMinutes,
} from '@site/contracts/federation/health';
import type { TestApp } from '../../../testing/app';

export const HEALTH_TOKEN = 'a-token-of-more-than-thirty-two-characters';
export const authorization = `Bearer ${HEALTH_TOKEN}`;

type Changes = Partial<TelemetryEvent> & { readonly [name: string]: unknown };

export const load = (changes: Changes = {}) => ({
  kind: 'load',
  at: '2026-11-20T08:00:00Z',
  path: '/m/home',
  remote: 'mfe_games',
  release: '1.4.0',
  outcome: 'OK',
  ms: 120,
  ...changes,
});

export const view = (changes: Changes = {}) => ({
  kind: 'view',
  at: '2026-11-20T08:00:00Z',
  path: '/m/home',
  on: ['host@3.0.0', 'mfe_games@1.4.0'],
  errors: 0,
  faults: 0,
  ...changes,
});

/** An address of many. */
export const address = (number: number) => `10.0.${Math.floor(number / 250)}.${(number % 250) + 1}`;

/** Sends events as a page does, from an address of the world. */
export async function send({ app }: TestApp, events: readonly object[], from = address(0)): Promise<void> {
  const answer = await app.inject({
    method: 'POST',
    url: '/wps/telemetry/events',
    headers: { merchant: 'aurora', 'content-type': 'text/plain', 'x-forwarded-for': from },
    payload: JSON.stringify({ events }),
  });
  expect(answer.statusCode).toBe(202);
}

/** Rows of closed minutes. */
export async function minutesOf(
  { app }: TestApp,
  query: Record<string, string> = {},
): Promise<HealthMinute[]> {
  const whole = { from: '2026-01-01T00:00:00.000Z', until: '2030-01-01T00:00:00.000Z' };
  const answer = await app.inject({
    url: HEALTH_MINUTES_PATH,
    query: { ...whole, ...query },
    headers: { authorization },
  });
  return HealthMinutes.parse(answer.json()).minutes;
}

export const tellReleases = ({ app }: TestApp, releases: object, merchant = 'aurora') =>
  app.inject({
    method: 'PUT',
    url: HEALTH_RELEASES_PATH,
    headers: { authorization },
    payload: { merchant, releases },
  });
