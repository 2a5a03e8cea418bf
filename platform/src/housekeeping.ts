import { lt } from 'drizzle-orm';
import { DAY } from './clock';
import type { Database } from './db/client';
import { idempotencyKeys } from './http/tables';
import { frameSessions, launchTokens } from './sandbox/tables';
import { FAILURE_MEMORY_MS } from './session/loginAttempts';
import { captchas, loginFailures } from './session/tables';
import { policyReports, telemetryEvents } from './system/tables';

/** How long browsers' reports are kept. */
const TELEMETRY_KEPT_MS = 30 * DAY;

/** Deletes what has run out and what is read no more. Safe beside running calls and other processes. */
export async function sweep(db: Database, now: number): Promise<void> {
  const ended = new Date(now);
  const oldReports = new Date(now - TELEMETRY_KEPT_MS);
  await db.delete(captchas).where(lt(captchas.expiresAt, ended));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, ended));
  await db.delete(launchTokens).where(lt(launchTokens.expiresAt, ended));
  await db.delete(frameSessions).where(lt(frameSessions.expiresAt, ended));
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now - FAILURE_MEMORY_MS)));
  await db.delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, oldReports));
  await db.delete(policyReports).where(lt(policyReports.receivedAt, oldReports));
}
