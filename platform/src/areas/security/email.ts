import type { setEmail } from '@site/contracts/areas/security';
import { emailFault, fieldFault } from '@site/contracts/areas/validators';
import { and, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { accounts } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import { isUniqueViolation } from '../../core/db/uniqueViolation';
import { refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { maskEmail } from '../accounts/mask';
import { emailKey } from '../accounts/service';
import { tellOwner } from '../accounts/tellOwner';
import { admitChange } from '../care/excluded';
import { passwordTickets } from '../passwords/tables';
import { fieldsRefusal } from '../registration/form';
import { refuseWrongPassword } from './ownPassword';

async function storeEmail(context: SignedInContext, email: string): Promise<void> {
  const { db, account, clock } = context;
  try {
    await db.transaction(async (tx) => {
      const care = await holdAccount(tx, account);
      await tx
        .update(accounts)
        .set({ email, emailKey: emailKey(email), emailVerifiedAt: null })
        .where(eq(accounts.id, account.id));
      await admitChange(context, tx, care, { emails: [email] });
      // What the old address was sent opens nothing any more.
      await tx
        .update(passwordTickets)
        .set({ usedAt: new Date(clock()) })
        .where(and(eq(passwordTickets.accountId, account.id), isNull(passwordTickets.usedAt)));
    });
  } catch (error) {
    if (isUniqueViolation(error)) throw refusalUnder('email', 'email.exists');
    throw error;
  }
}

/**
 * Gives who is signed in an e-mail address, or another one. Both addresses are told.
 *
 * @throws Refusal email.format, password.old.wrong, email.exists, registration.refused.
 */
export async function changeEmail(
  context: SignedInContext,
  { email: typed, password }: z.output<(typeof setEmail)['request']>,
) {
  const { merchant, account } = context;
  const email = typed.trim();
  const fault = emailFault(email) ?? fieldFault(merchant.settings.rules.email, email, { required: true });
  if (fault) throw fieldsRefusal([['email', fault]]);
  await refuseWrongPassword(account, password);
  const masked = { email: maskEmail(email) };
  if (emailKey(email) === account.emailKey) return masked;
  await storeEmail(context, email);
  tellOwner(context, account, 'emailChanged');
  tellOwner(context, { ...account, email }, 'emailChanged');
  return masked;
}
