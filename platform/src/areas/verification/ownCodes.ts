import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { dialingCodeOf } from '../../core/merchants/dialingCode';
import { emailTarget } from './emailCodes';
import { type CodeTarget, checkSmsCode, useSmsCode } from './smsCodes';
import { smsCodes } from './tables';

/** Where codes go that a member asks for. */
export type Way = 'sms' | 'email';

/** The member's own number; `undefined` without one. */
export const smsTarget = ({ account, merchant, module }: SignedInContext): CodeTarget | undefined =>
  account.mobileNum === null
    ? undefined
    : {
        merchant: merchant.code,
        module,
        mobileNum: account.mobileNum,
        dialingCode: dialingCodeOf(account, merchant),
      };

/** The target that a code was sent to last. */
async function lastSentTo(db: Database, targets: readonly CodeTarget[]): Promise<CodeTarget | undefined> {
  const [target] = targets;
  if (!target || targets.length === 1) return target;
  const [newest] = await db
    .select({ mobileNum: smsCodes.mobileNum })
    .from(smsCodes)
    .where(
      and(
        eq(smsCodes.merchant, target.merchant),
        eq(smsCodes.module, target.module),
        inArray(
          smsCodes.mobileNum,
          targets.map(({ mobileNum }) => mobileNum),
        ),
        isNull(smsCodes.usedAt),
      ),
    )
    .orderBy(desc(smsCodes.sentAt))
    .limit(1);
  return targets.find(({ mobileNum }) => mobileNum === newest?.mobileNum) ?? target;
}

/**
 * Checks a code that was sent to the member, in one of these ways: in that of the newest.
 *
 * @returns The way that it came, and what uses it up.
 * @throws Refusal verification.code.wrong, verification.code.expired, request.rate.limited.
 */
export async function checkOwnCode(
  context: SignedInContext,
  ways: readonly Way[],
  code: string,
): Promise<{ way: Way; useUp: (tx: Database) => Promise<void> }> {
  const { db, account, module, clock } = context;
  const sms = ways.includes('sms') ? smsTarget(context) : undefined;
  const email = ways.includes('email') ? emailTarget(account, module) : undefined;
  const target = await lastSentTo(
    db,
    [sms, email].filter((known) => known !== undefined),
  );
  if (!target) throw new Refusal('verification.code.wrong');
  const id = await checkSmsCode(db, target, code, clock());
  return { way: target === email ? 'email' : 'sms', useUp: (tx) => useSmsCode(tx, id, clock()) };
}
