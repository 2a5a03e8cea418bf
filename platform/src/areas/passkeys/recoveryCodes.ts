import { randomBytes } from 'node:crypto';
import { RECOVERY_CODE_LENGTH, RECOVERY_CODES } from '@site/contracts/areas/passkeys';
import { and, count, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import { hashToken } from '../../core/ids';
import { recoveryCodes } from './tables';

/** Crockford's base 32: nothing in it is read for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1' };
const GROUP = /.{4}(?=.)/g;

const newCode = (): string =>
  [...randomBytes(RECOVERY_CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** A code as it is stored, of one that was typed: case, spaces and dashes do not count. */
const read = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[OIL]/g, (letter) => READ_AS[letter] ?? letter);

/** Makes the codes of an account anew; those before hold no longer. They are told once and stored as hashes. */
export async function issueRecoveryCodes(db: Database, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await db.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId));
  await db.insert(recoveryCodes).values(codes.map((code) => ({ accountId, codeHash: hashToken(code) })));
  return codes.map((code) => code.replace(GROUP, '$&-'));
}

/** How many codes of an account are still good. */
export async function countRecoveryCodes(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.accountId, accountId));
  return row?.left ?? 0;
}

/**
 * Uses a code up.
 *
 * @throws Refusal recovery.code.wrong
 */
export async function useRecoveryCode(db: Database, accountId: string, typed: string): Promise<void> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.accountId, accountId), eq(recoveryCodes.codeHash, hashToken(read(typed)))))
    .returning();
  if (used.length === 0)
    throw new Refusal('recovery.code.wrong', { fields: { recoveryCode: ['recovery.code.wrong'] } });
}
