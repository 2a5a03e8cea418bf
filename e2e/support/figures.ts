import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { HEALTH_MINUTES_PATH, type HealthMinute, HealthMinutes } from '@site/contracts/federation/health';
import { HEALTH_MINUTE_MS } from './healthMinute.mjs';
import { PLATFORM } from './platformCall';
import { siteData } from './site';

/** Opens pages as a player does: those of a browser that says it is driven count in no figure (FD-045). */
export async function asPlayer(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }),
  );
}

/** As a service of the site under test asks for figures, from the minute that a moment is in. */
export function figuresRequest(
  merchant: string,
  from: Date,
): { path: string; headers: Record<string, string> } {
  const until = new Date(from.getTime() + 60 * 60_000);
  const minute = new Date(Math.floor(from.getTime() / HEALTH_MINUTE_MS) * HEALTH_MINUTE_MS);
  const query = new URLSearchParams({ merchant, from: minute.toISOString(), until: until.toISOString() });
  const token = readFileSync(path.join(siteData, 'health-token'), 'utf8').trim();
  return { path: `${HEALTH_MINUTES_PATH}?${query}`, headers: { authorization: `Bearer ${token}` } };
}

/** What the platform has counted of a merchant in closed minutes, by `remote@release`. */
export async function figuresSince(merchant: string, from: Date): Promise<Map<string, HealthMinute[]>> {
  const { path: asked, headers } = figuresRequest(merchant, from);
  const answer = await fetch(PLATFORM + asked, { headers });
  const { minutes } = HealthMinutes.parse(await answer.json());
  const found = new Map<string, HealthMinute[]>();
  for (const row of minutes) {
    const name = `${row.remote}@${row.release}`;
    found.set(name, [...(found.get(name) ?? []), row]);
  }
  return found;
}
