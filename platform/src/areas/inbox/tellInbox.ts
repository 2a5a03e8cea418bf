import type { InboxDesk } from '@site/contracts/areas/inbox';
import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { merchants } from '../../core/merchants/tables';
import { type Mail, mailHtml } from './mail';
import { inboxMessages } from './tables';

/**
 * Puts a mail into a member's inbox, in the transaction that it tells of. Open pages hear of it by themselves
 * (repeatable.sql).
 *
 * @param desk Who writes it.
 * @param write What it says; money has the merchant's symbol.
 */
export async function tellInbox(
  tx: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  desk: InboxDesk,
  write: (symbol: string) => Mail,
  at: Date,
): Promise<void> {
  const [sender] = await tx
    .select({ name: merchants.name, symbol: merchants.currencySymbol })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (!sender) throw new Error(`the merchant ${merchant} is gone`);
  const mail = write(sender.symbol);
  await tx.insert(inboxMessages).values({
    id: newId('msg'),
    accountId: id,
    sender: sender.name,
    desk,
    title: mail.title,
    content: { en: mailHtml(mail, 'en'), th: mailHtml(mail, 'th') },
    at,
  });
}
