import { eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import type { Language, LocalizedText } from '../../core/language';
import { merchants } from '../../core/merchants/tables';
import { inboxMessages } from './tables';

/** A mail of the inbox; the content is one paragraph of plain text. */
export interface Mail {
  readonly title: LocalizedText;
  readonly content: LocalizedText;
}

/** Changes a text in each language. */
export const inEach = (text: LocalizedText, change: (text: string) => string): LocalizedText => {
  const say = (language: Language) => change(text[language]);
  return { en: say('en'), th: say('th') };
};

/**
 * Puts a mail into a member's inbox in the merchant's name, in the transaction that it tells of.
 *
 * @param write What it says; money has the merchant's symbol.
 */
export async function tellInbox(
  tx: Database,
  { id, merchant }: Pick<Account, 'id' | 'merchant'>,
  write: (symbol: string) => Mail,
  at: Date,
): Promise<void> {
  const [sender] = await tx
    .select({ name: merchants.name, symbol: merchants.currencySymbol })
    .from(merchants)
    .where(eq(merchants.code, merchant));
  if (!sender) throw new Error(`the merchant ${merchant} is gone`);
  const { title, content } = write(sender.symbol);
  await tx.insert(inboxMessages).values({
    id: newId('msg'),
    accountId: id,
    sender: sender.name,
    title,
    content: inEach(content, (text) => `<p>${text}</p>`),
    at,
  });
}
