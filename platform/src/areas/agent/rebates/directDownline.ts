import { and, eq } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { usernameKey } from '../../accounts/service';

/**
 * A direct downline of an agent by its name, whatever its case: whom the agent gives rates to.
 *
 * @throws Refusal downline.unknown for everybody else: one further below, oneself, one above, a stranger, nobody.
 */
export async function directDownline(
  db: Database,
  agent: Pick<Account, 'id' | 'merchant'>,
  name: string,
): Promise<Account> {
  const [found] = await db
    .select()
    .from(accounts)
    .where(
      and(
        eq(accounts.merchant, agent.merchant),
        eq(accounts.usernameKey, usernameKey(name)),
        eq(accounts.parentId, agent.id),
      ),
    );
  if (!found) throw new Refusal('downline.unknown');
  return found;
}
