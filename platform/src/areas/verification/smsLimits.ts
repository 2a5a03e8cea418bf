import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { HOUR, MINUTE, SECOND } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { smsCodes } from './tables';

/**
 * One code in so long for one number; so many an hour for one number, and for one address
 * (docs/calls.md, "Rate limits").
 */
export const RESEND_AFTER_MS = MINUTE;
const CODES_PER_NUMBER = 5;
const CODES_PER_ADDRESS = 60;
/** Wrong tries in an hour for one number, over all its codes. */
const TRIES_PER_NUMBER = 10;
export const COUNTED_MS = HOUR;

export interface OneNumber {
  readonly merchant: string;
  readonly mobileNum: string;
}

/** Calls for one number, or from one address, take turns until their transaction ends. */
const takeTurn = (db: Database, what: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);

const secondsUntil = (at: number, now: number) => Math.max(1, Math.ceil((at - now) / SECOND));

const rateLimited = (oldest: Date, now: number) =>
  new Refusal('request.rate.limited', { retryAfter: secondsUntil(oldest.getTime() + COUNTED_MS, now) });

const inTheLastHour = (now: number) => gt(smsCodes.sentAt, new Date(now - COUNTED_MS));

const ofNumber = ({ merchant, mobileNum }: OneNumber) =>
  and(eq(smsCodes.merchant, merchant), eq(smsCodes.mobileNum, mobileNum));

/**
 * Lets a code pass that may be sent now; until the transaction ends no other passes for this number or address.
 *
 * @throws Refusal verification.too.soon (with `value.expirationTime`), request.rate.limited.
 */
export async function allowSending(
  db: Database,
  number: OneNumber,
  address: string,
  now: number,
): Promise<void> {
  await takeTurn(db, `sms address ${address}`);
  await takeTurn(db, `sms number ${number.merchant} ${number.mobileNum}`);
  const sentAt = (condition: ReturnType<typeof and>) =>
    db
      .select({ at: smsCodes.sentAt })
      .from(smsCodes)
      .where(and(condition, inTheLastHour(now)))
      .orderBy(asc(smsCodes.sentAt));
  const toNumber = await sentAt(ofNumber(number));
  const newest = toNumber.at(-1);
  const nextAt = (newest?.at.getTime() ?? Number.NEGATIVE_INFINITY) + RESEND_AFTER_MS;
  if (nextAt > now)
    throw new Refusal('verification.too.soon', {
      value: { expirationTime: nextAt },
      retryAfter: secondsUntil(nextAt, now),
    });
  const fromAddress = await sentAt(eq(smsCodes.address, address));
  for (const [sent, most] of [
    [toNumber, CODES_PER_NUMBER],
    [fromAddress, CODES_PER_ADDRESS],
  ] as const) {
    const makesRoom = sent[sent.length - most];
    if (makesRoom) throw rateLimited(makesRoom.at, now);
  }
}

/**
 * Throws request.rate.limited when a number has had its wrong tries of the hour: a new code must not be a new
 * set of guesses.
 */
export async function allowTrying(db: Database, number: OneNumber, now: number): Promise<void> {
  const codes = await db
    .select({ at: smsCodes.sentAt, tries: smsCodes.tries })
    .from(smsCodes)
    .where(and(ofNumber(number), inTheLastHour(now)))
    .orderBy(asc(smsCodes.sentAt));
  const tries = codes.reduce((sum, code) => sum + code.tries, 0);
  const [oldest] = codes.filter((code) => code.tries > 0);
  if (oldest && tries >= TRIES_PER_NUMBER) throw rateLimited(oldest.at, now);
}
