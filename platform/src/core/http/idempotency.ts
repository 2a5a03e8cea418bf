import { createHash } from 'node:crypto';
import type { ErrorCode } from '@site/contracts/http/errors';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY } from '../clock';
import type { Database } from '../db/client';
import type { Platform } from './platform';
import { Refusal, type RefusalDetails } from './refusal';
import { idempotencyKeys } from './tables';

/** How long an answer is kept for a repeated key (docs/calls.md, "Idempotency"). */
const KEPT_MS = DAY;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Refusals that say nothing about the effect, so that the same key may try again. */
const NOT_KEPT = [401, 403, 429];
const UNPROCESSED = 500;

/** What a call came to: a value, or a refusal. */
type Outcome = { value: unknown } | { code: ErrorCode; details: RefusalDetails };

interface Call {
  http: { request: FastifyRequest; reply: FastifyReply };
  /** Whose key it is. */
  caller: string;
  /** What was asked for, after its schema: equal calls have equal text. */
  input: unknown;
  /** Fields of it that are left out of what is kept. */
  secrets?: readonly string[] | undefined;
}

function readKey(request: FastifyRequest): string {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || !UUID.test(key)) throw new Refusal('idempotency.key.missing');
  return key.toLowerCase();
}

/**
 * Tells one content from another. Without its secrets: this is a fast hash, and a password of six digits is read off
 * a copy of the table at once. A key for the hash would have to lie in the database as well, for all processes.
 */
const digest = ({ input, secrets = [] }: Call) =>
  createHash('sha256')
    .update(JSON.stringify(input, (name, value) => (secrets.includes(name) ? undefined : value)) ?? '')
    .digest('base64url');

const inProgress = () => new Refusal('idempotency.in.progress', { retryAfter: 1 });

/** Takes the key for this database transaction; fails when another process holds it. */
async function lockKey(transaction: Database, slot: string): Promise<void> {
  const [row] = await transaction
    .select({ taken: sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${slot}, 0))` })
    .from(sql`(values (1)) as one`);
  if (!row?.taken) throw inProgress();
}

async function settle(transaction: Database, run: (db: Database) => Promise<unknown>): Promise<Outcome> {
  try {
    // A refusal takes back what the handler wrote and keeps the transaction that remembers the answer.
    return { value: await transaction.transaction(run) };
  } catch (error) {
    const keep = error instanceof Refusal && error.status < UNPROCESSED && !NOT_KEPT.includes(error.status);
    if (!keep) throw error;
    return { code: error.code, details: error.details };
  }
}

/** What a check refuses; told only when the key turns out to have no answer yet. */
async function refusalOf(check: () => Promise<void> | undefined): Promise<Refusal | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

/**
 * Does a money-moving call once for each key: the effect and its answer are stored in one transaction, and
 * the same key gets the same answer again (docs/calls.md, "Idempotency").
 *
 * @param before Done before the transaction, with a database of its own; what it refuses is the answer of the call.
 * @throws Refusal idempotency.key.missing, idempotency.key.reused, idempotency.in.progress, and what `run` throws.
 */
export async function withIdempotency(
  { db, clock, runningKeys }: Pick<Platform, 'db' | 'clock' | 'runningKeys'>,
  call: Call,
  run: (db: Database) => Promise<unknown>,
  before: () => Promise<void> | undefined = () => undefined,
): Promise<unknown> {
  const { http, caller } = call;
  const key = readKey(http.request);
  const path = http.request.routeOptions.url ?? '';
  const bodyDigest = digest(call);
  const slot = `${caller} ${key}`;
  if (runningKeys.has(slot)) throw inProgress();
  runningKeys.add(slot);
  try {
    const refusal = await refusalOf(before);
    const outcome = await db.transaction(async (transaction): Promise<Outcome> => {
      await lockKey(transaction, slot);
      const now = clock();
      const mine = and(eq(idempotencyKeys.caller, caller), eq(idempotencyKeys.key, key));
      await transaction
        .delete(idempotencyKeys)
        .where(and(mine, lt(idempotencyKeys.expiresAt, new Date(now))));
      const [kept] = await transaction.select().from(idempotencyKeys).where(mine);
      if (kept) {
        if (kept.path !== path || kept.bodyDigest !== bodyDigest) throw new Refusal('idempotency.key.reused');
        http.reply.header('idempotency-replayed', 'true');
        return kept.answer as Outcome;
      }
      const outcome = await settle(transaction, async (tx) => {
        if (refusal) throw refusal;
        return run(tx);
      });
      await transaction
        .insert(idempotencyKeys)
        .values({ caller, key, path, bodyDigest, answer: outcome, expiresAt: new Date(now + KEPT_MS) });
      return outcome;
    });
    if ('value' in outcome) return outcome.value;
    throw new Refusal(outcome.code, outcome.details);
  } finally {
    runningKeys.delete(slot);
  }
}
