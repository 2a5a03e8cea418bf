import type { setEmail } from '@site/contracts/areas/security';
import { emailFault, fieldFault } from '@site/contracts/areas/validators';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { isUniqueViolation } from '../../core/db/uniqueViolation';
import { refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { maskEmail } from '../accounts/mask';
import { emailKey } from '../accounts/service';
import { tellOwner } from '../accounts/tellOwner';
import { passwordTickets } from '../passwords/tables';
import { fieldsRefusal } from '../registration/form';
import { refuseWrongPassword } from './ownPassword';

async function storeEmail(db: Database, accountId: string, email: string, now: number): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await tx
        .update(accounts)
        .set({ email, emailKey: emailKey(email), emailVerifiedAt: null })
        .where(eq(accounts.id, accountId));
      // What the old address was sent opens nothing any more.
      await tx
        .update(passwordTickets)
        .set({ usedAt: new Date(now) })
        .where(and(eq(passwordTickets.accountId, accountId), isNull(passwordTickets.usedAt)));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refusalUnder('email', 'email.exists');
    throw error;
  }
}

/**
 * Gives who is signed in an e-mail address, or another one. Both addresses are told.
 *
 * @throws Refusal email.format, password.old.wrong, email.exists.
 */
export async function changeEmail(
  context: SignedInContext,
  { email: typed, password }: z.output<(typeof setEmail)['request']>,
) {
  const { db, merchant, account, clock } = context;
  const email = typed.trim();
  const fault = emailFault(email) ?? fieldFault(merchant.settings.rules.email, email, { required: true });
  if (fault) throw fieldsRefusal([['email', fault]]);
  await refuseWrongPassword(account, password);
  const masked = { email: maskEmail(email) };
  if (emailKey(email) === account.emailKey) return masked;
  await storeEmail(db, account.id, email, clock());
  tellOwner(context, account, 'emailChanged');
  tellOwner(context, { ...account, email }, 'emailChanged');
  return masked;
}
