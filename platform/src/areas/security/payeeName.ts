import { fieldFault } from '@site/contracts/areas/validators';
import { and, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import { Refusal } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { maskName } from '../accounts/mask';
import { tellOwner } from '../accounts/tellOwner';
import { typedName } from '../accounts/typedName';
import { admitChange } from '../care/excluded';
import { fieldsRefusal } from '../registration/form';
import { refuseUnconfirmed } from '../session/confirm';

/**
 * Sets the name of who is signed in that withdrawals are paid to; once, so a stolen session must not be enough for it.
 *
 * @throws Refusal auth.confirm.required, name.format, payee.name.fixed, registration.refused.
 */
export async function setName(context: SignedInContext, { payeeName: typed }: { payeeName: string }) {
  refuseUnconfirmed(context);
  const { db, merchant, account } = context;
  const payeeName = typedName(typed);
  const fault = fieldFault(merchant.settings.rules.payeeName, payeeName, { required: true });
  if (fault) throw fieldsRefusal([['payeeName', fault]]);
  await db.transaction(async (tx) => {
    const care = await holdAccount(tx, account);
    const set = await tx
      .update(accounts)
      .set({ payeeName })
      .where(and(eq(accounts.id, account.id), isNull(accounts.payeeName)))
      .returning({ id: accounts.id });
    if (set.length === 0) throw new Refusal('payee.name.fixed');
    await admitChange(context, tx, care, { payeeName });
  });
  tellOwner(context, account, 'payeeNameSet');
  return { payeeName: maskName(payeeName) };
}
