import type { CareNotice } from '@site/contracts/areas/careNotices';
import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { changeState } from '../../../core/care/changeState';
import type { Database } from '../../../core/db/client';
import { newId } from '../../../core/ids';
import { merchants } from '../../../core/merchants/tables';
import { tellInbox } from '../../inbox/tellInbox';
import { careNotices } from '../tables';
import { noticeMail } from './noticeMail';

type Owner = Pick<Account, 'id' | 'merchant'>;

/** Whether the member was told something on this day of the merchant. */
async function wasToldToday(tx: Database, { id, merchant }: Owner, at: Date): Promise<boolean> {
  const midnight = sql`(select date_trunc('day', ${at.toISOString()}::timestamptz, ${merchants.timeZone})
    from ${merchants} where ${merchants.code} = ${merchant})`;
  return (
    (await tx.$count(careNotices, and(eq(careNotices.accountId, id), gte(careNotices.at, midnight)))) > 0
  );
}

/**
 * Tells a member something of their play, by a card of the site and in the inbox; at most one thing a day (PL-032). What
 * was told of the same before and nobody has looked at goes. Call it with the account held.
 */
export async function tellNotice(
  tx: Database,
  owner: Owner,
  { mark, facts, before }: Pick<CareNotice, 'mark' | 'facts' | 'before'>,
  at: Date,
): Promise<void> {
  if (await wasToldToday(tx, owner, at)) return;
  const { id: accountId } = owner;
  await tx
    .delete(careNotices)
    .where(and(eq(careNotices.accountId, accountId), eq(careNotices.mark, mark), isNull(careNotices.seenAt)));
  await tx.insert(careNotices).values({ id: newId('care'), accountId, mark, at, facts, before });
  // The state's version rises, so that a site looks for it.
  await changeState(tx, accountId, {});
  await tellInbox(tx, owner, 'CARE', (symbol) => noticeMail(mark, facts, symbol), at);
}
