import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { fileOwner, inAll } from '../../core/operator/merchantTexts';
import { noteAction } from '../../core/operator/noteAction';
import { OperatorRefused } from '../../core/operator/refused';
import type { MailFile } from './mailFile';
import { type Mailing, mailings } from './tables';

/** A mailing that is asked for, and by whom. */
export interface AskedMailing extends Pick<Mailing, 'merchant' | 'kind' | 'to' | 'at'> {
  readonly by: string;
  readonly file: MailFile;
}

/**
 * Writes a mailing down, or finds the one that was begun under its id. `sendMailing` sends it.
 *
 * @throws OperatorRefused for an account that the merchant has not, and for an id under which something else was sent.
 */
export async function startMailing(
  db: Database,
  { merchant, kind, to, at, by, file }: AskedMailing,
): Promise<void> {
  const { id, desk, title, content, link } = file;
  await db.transaction(async (tx) => {
    const owner = await fileOwner(tx, merchant);
    if (to.type === 'username') await checkAccount(tx, merchant, to.username);
    const mail = {
      title: inAll(title, owner, 'title'),
      content: inAll(content, owner, 'content'),
      ...(link && { link: { path: link.path, text: inAll(link.text, owner, 'link.text') } }),
    };
    const asked = { kind, to, desk, mail };
    const begun = await tx
      .insert(mailings)
      .values({ ...asked, merchant, id, at })
      .onConflictDoNothing()
      .returning({ id: mailings.id });
    if (begun.length > 0) {
      const details = { kind, to: to.type };
      await noteAction(tx, { merchant, by, at, what: 'mail send', subject: id, details });
      return;
    }
    const [before] = await tx
      .select({ kind: mailings.kind, to: mailings.to, desk: mailings.desk, mail: mailings.mail })
      .from(mailings)
      .where(and(eq(mailings.merchant, merchant), eq(mailings.id, id)));
    if (!isDeepStrictEqual(before, asked))
      throw new OperatorRefused(`id: something else was sent as "${id}"; take another id`);
  });
}

async function checkAccount(tx: Database, merchant: string, username: string): Promise<void> {
  const named = and(eq(accounts.merchant, merchant), eq(accounts.usernameKey, username.toLowerCase()));
  if ((await tx.$count(accounts, named)) === 0)
    throw new OperatorRefused(`${merchant} has no account "${username}"`);
}
