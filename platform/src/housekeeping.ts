import { and, eq, isNull, lt } from 'drizzle-orm';
import { accounts } from './accounts/tables';
import { DAY } from './clock';
import type { Database } from './db/client';
import { usedIdentityTokens } from './firebase/tables';
import { idempotencyKeys } from './http/tables';
import { lotteryFrameSessions, lotteryLaunchTokens } from './lottery/tables';
import { loginTickets, passkeyChallenges } from './passkeys/tables';
import { TICKETS_COUNTED_MS } from './passwords/byEmail';
import { passwordTickets } from './passwords/tables';
import { frameSessions, launchTokens, mailbox } from './sandbox/tables';
import { FAILURE_MEMORY_MS } from './session/loginAttempts';
import { captchas, loginFailures, trialTickets } from './session/tables';
import { policyReports, telemetryEvents } from './system/tables';
import { COUNTED_MS } from './verification/smsLimits';
import { smsCodes, usedProofs } from './verification/tables';

/** How long browsers' reports are kept. */
const TELEMETRY_KEPT_MS = 30 * DAY;

/** How long the developer mailbox keeps a message. */
const MAILBOX_KEPT_MS = DAY;

/** Trial accounts that nobody has signed in to and nobody can any more. */
async function sweepTrials(db: Database, ended: Date): Promise<void> {
  const old = await db.delete(trialTickets).where(lt(trialTickets.expiresAt, ended)).returning();
  for (const { accountId } of old)
    await db.delete(accounts).where(and(eq(accounts.id, accountId), isNull(accounts.lastLoginAt)));
}

/** Deletes what has run out and what is read no more. Safe beside running calls and other processes. */
export async function sweep(db: Database, now: number): Promise<void> {
  const ended = new Date(now);
  const oldReports = new Date(now - TELEMETRY_KEPT_MS);
  await db.delete(captchas).where(lt(captchas.expiresAt, ended));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.expiresAt, ended));
  await db.delete(launchTokens).where(lt(launchTokens.expiresAt, ended));
  await db.delete(frameSessions).where(lt(frameSessions.expiresAt, ended));
  await db.delete(lotteryLaunchTokens).where(lt(lotteryLaunchTokens.expiresAt, ended));
  await db.delete(lotteryFrameSessions).where(lt(lotteryFrameSessions.expiresAt, ended));
  await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now - FAILURE_MEMORY_MS)));
  await db.delete(smsCodes).where(lt(smsCodes.sentAt, new Date(now - COUNTED_MS)));
  await db.delete(usedProofs).where(lt(usedProofs.expiresAt, ended));
  await db.delete(passwordTickets).where(lt(passwordTickets.askedAt, new Date(now - TICKETS_COUNTED_MS)));
  await db.delete(usedIdentityTokens).where(lt(usedIdentityTokens.expiresAt, ended));
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, ended));
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, ended));
  await db.delete(mailbox).where(lt(mailbox.at, new Date(now - MAILBOX_KEPT_MS)));
  await sweepTrials(db, ended);
  await db.delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, oldReports));
  await db.delete(policyReports).where(lt(policyReports.receivedAt, oldReports));
}
