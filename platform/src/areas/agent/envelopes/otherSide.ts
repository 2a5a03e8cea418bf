import { aliasedTable, and, eq, inArray, or } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { envelopes } from './tables';

/** What the ledger calls an envelope. */
export const bookedAs = ({ orderNo }: { readonly orderNo: string }): string => `envelope ${orderNo}`;

const PREFIX = bookedAs({ orderNo: '' });

const from = aliasedTable(accounts, 'sender');
const to = aliasedTable(accounts, 'receiver');

/**
 * Who is on the other side of red envelopes, for the record of one who has sent or got them.
 *
 * @param references Of ledger transactions, of whatever kind.
 * @returns The account's name by the reference, for those that are of envelopes.
 */
export async function otherSideOfEnvelopes(
  db: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  references: readonly string[],
): Promise<Map<string, string>> {
  const orderNos = references
    .filter((each) => each.startsWith(PREFIX))
    .map((each) => each.slice(PREFIX.length));
  if (orderNos.length === 0) return new Map();
  const rows = await db
    .select({ orderNo: envelopes.orderNo, senderId: from.id, sender: from.username, receiver: to.username })
    .from(envelopes)
    .innerJoin(from, eq(from.id, envelopes.fromAccountId))
    .innerJoin(to, eq(to.id, envelopes.toAccountId))
    .where(
      and(
        eq(envelopes.merchant, merchant),
        inArray(envelopes.orderNo, orderNos),
        or(eq(envelopes.fromAccountId, id), eq(envelopes.toAccountId, id)),
      ),
    );
  return new Map(
    rows.map(({ senderId, sender, receiver, ...row }) => [
      bookedAs(row),
      senderId === id ? receiver : sender,
    ]),
  );
}
