import { Id, Username, wholeNumber } from '@site/contracts/values/values';
import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { findByUsername } from '../../areas/accounts/service';
import { holdAccount } from '../../core/care/hold';
import { playStretches } from '../../core/care/play/tables';
import { careLimits, careStates } from '../../core/care/tables';
import type { Database } from '../../core/db/client';
import { successEnvelope } from '../../core/http/envelope';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';

/** Six years: longer than any exclusion. */
const MOST_MINUTES = 6 * 366 * 24 * 60;

const PassRequest = z.object({
  merchant: Id,
  username: Username,
  minutes: wholeNumber(1, MOST_MINUTES),
});

/**
 * Lets time go by for what an account has chosen, and for its stretch of play as if a game had been open: for tests and
 * demonstrations, which cannot wait for a day. All that is written down is put back in time. Served only where the
 * developer mailbox is, and never through the site's own address.
 */
export function registerTimeControl(app: FastifyInstance): void {
  const { db, config } = app.platform;
  if (!config.developerMailbox) return;

  app.post('/sandbox/care/pass', async (request) => {
    const { merchant, username, minutes } = parseRequest(PassRequest, request.body);
    const account = await findByUsername(db, merchant, username);
    if (!account) throw new Refusal('not.found');
    await db.transaction(async (tx) => {
      await holdAccount(tx, account);
      await putBack(tx, account.id, minutes);
    });
    return successEnvelope({});
  });
}

async function putBack(tx: Database, accountId: string, minutes: number): Promise<void> {
  const earlier = (column: AnyPgColumn) => sql`${column} - make_interval(mins => ${minutes})`;
  await tx
    .update(careStates)
    .set({
      version: sql`${careStates.version} + 1`,
      timeoutUntil: earlier(careStates.timeoutUntil),
      excludedUntil: earlier(careStates.excludedUntil),
      returnAskedAt: earlier(careStates.returnAskedAt),
      limitsAnsweredAt: earlier(careStates.limitsAnsweredAt),
    })
    .where(eq(careStates.accountId, accountId));
  await tx
    .update(careLimits)
    .set({
      pendingAskedAt: earlier(careLimits.pendingAskedAt),
      pendingFrom: earlier(careLimits.pendingFrom),
      pendingLapsesAt: earlier(careLimits.pendingLapsesAt),
    })
    .where(eq(careLimits.accountId, accountId));
  await tx
    .update(playStretches)
    .set({ since: earlier(playStretches.since), checkedAt: earlier(playStretches.checkedAt) })
    .where(eq(playStretches.accountId, accountId));
}
