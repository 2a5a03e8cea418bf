import type { ModuleId } from '@site/contracts/http/endpoint';
import { and, desc, eq, isNull, lt, sql } from 'drizzle-orm';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { newId } from '../../core/ids';
import { hashPassword, passwordMatches } from '../accounts/passwords';
import { allowSending, allowTrying, RESEND_AFTER_MS } from './smsLimits';
import { smsCodes } from './tables';

/** A code has six digits, holds so long, and may be tried so often (docs/calls.md, "SMS codes"). */
const CODE_DIGITS = 6;
const CODE_LIFE_MS = 10 * MINUTE;
const TRIES_PER_CODE = 5;

/** Whose code it is, and what for. */
export interface CodeTarget {
  readonly merchant: string;
  readonly module: ModuleId;
  /** A number, or an e-mail address (emailCodes.ts). */
  readonly mobileNum: string;
  readonly dialingCode: string;
}

/** Makes a code. It is told once and stored as its hash. */
export async function createSmsCode(
  db: Database,
  target: CodeTarget,
  address: string,
  { randomInt, now }: { randomInt: (bound: number) => number; now: number },
): Promise<{ code: string; expirationTime: number }> {
  const code = randomInt(10 ** CODE_DIGITS)
    .toString()
    .padStart(CODE_DIGITS, '0');
  const codeHash = await hashPassword(code);
  await db.transaction(async (tx) => {
    await allowSending(tx, target, address, now);
    await tx
      .insert(smsCodes)
      .values({ id: newId('sms'), ...target, address, codeHash, sentAt: new Date(now) });
  });
  return { code, expirationTime: now + RESEND_AFTER_MS };
}

/** Counts a try before it is made, so that tries side by side cannot pass the limit together. */
async function countTry(db: Database, id: string): Promise<boolean> {
  const counted = await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(eq(smsCodes.id, id), lt(smsCodes.tries, TRIES_PER_CODE)))
    .returning();
  return counted.length > 0;
}

/**
 * Checks a code against the newest one that was sent for this. A right one stays good until `useSmsCode`, so
 * that a form with another fault can be sent again.
 *
 * @param target Without a dialling code that of the last code sent.
 * @returns The id for `useSmsCode`.
 * @throws Refusal verification.code.wrong, verification.code.expired, request.rate.limited.
 */
export async function checkSmsCode(
  db: Database,
  target: Omit<CodeTarget, 'dialingCode'> & { readonly dialingCode?: string | undefined },
  code: string,
  now: number,
): Promise<string> {
  const { merchant, module, mobileNum, dialingCode } = target;
  await allowTrying(db, target, now);
  const [newest] = await db
    .select()
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.merchant, merchant),
        eq(smsCodes.module, module),
        eq(smsCodes.mobileNum, mobileNum),
        dialingCode === undefined ? undefined : eq(smsCodes.dialingCode, dialingCode),
        isNull(smsCodes.usedAt),
      ),
    )
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  const holds = newest !== undefined && newest.sentAt.getTime() + CODE_LIFE_MS > now;
  const mayTry = holds && (await countTry(db, newest.id));
  // The work is done in every case, so that the time of an answer does not tell whether a code was sent.
  const matches = await passwordMatches(mayTry ? newest.codeHash : undefined, code);
  if (newest && !mayTry) throw new Refusal('verification.code.expired');
  if (!newest || !matches) throw new Refusal('verification.code.wrong');
  await db
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} - 1` })
    .where(eq(smsCodes.id, newest.id));
  return newest.id;
}

/**
 * Uses up a code that was right, in the transaction of what it is for.
 *
 * @throws Refusal verification.code.expired when somebody was faster.
 */
export async function useSmsCode(db: Database, id: string, now: number): Promise<void> {
  const used = await db
    .update(smsCodes)
    .set({ usedAt: new Date(now) })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
    .returning();
  if (used.length === 0) throw new Refusal('verification.code.expired');
}
