import { isAgentAccount, isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { type Account, accounts } from '../../core/accounts/tables';
import { takesOffers } from '../../core/care/state';
import { careStates } from '../../core/care/tables';
import type { Clock } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { type FileOwner, fileOwner } from '../../core/operator/merchantTexts';
import { mailHtml } from '../inbox/mail';
import { inboxMessages } from '../inbox/tables';
import { type Mailing, mailings } from './tables';

/** Accounts of one transaction: short enough that nobody waits for it. */
const ACCOUNTS_AT_ONCE = 500;

/**
 * Sends what is left of a mailing. Each batch puts its mails into the inboxes and moves the mailing on in one transaction:
 * killed at any time and begun again, by two at once too, everybody has one mail.
 *
 * @returns How it ended.
 */
export async function sendMailing(
  db: Database,
  { merchant, id, now }: { readonly merchant: string; readonly id: string; readonly now: Clock },
): Promise<Mailing> {
  const owner = await fileOwner(db, merchant);
  for (;;) {
    const mailing = await db.transaction((tx) => sendBatch(tx, owner, id, new Date(now())));
    if (mailing.endedAt !== null) return mailing;
  }
}

/** Sends to the next accounts in the order of their ids. */
export async function sendBatch(
  tx: Database,
  owner: FileOwner,
  id: string,
  at: Date,
  most = ACCOUNTS_AT_ONCE,
): Promise<Mailing> {
  const one = and(eq(mailings.merchant, owner.code), eq(mailings.id, id));
  const [mailing] = await tx.select().from(mailings).where(one).for('update');
  if (!mailing) throw new Error(`the mailing ${id} is gone`);
  if (mailing.endedAt !== null) return mailing;

  const next = await nextAccounts(tx, mailing, most);
  const asked = next.filter((account) => isFor(mailing, account));
  const reached =
    mailing.kind === 'service'
      ? asked
      : await wantingOffers(
          tx,
          asked.filter(({ disabled }) => !disabled),
          at,
        );
  if (reached.length > 0) await tx.insert(inboxMessages).values(mailsTo(reached, mailing, owner, at));

  const [moved] = await tx
    .update(mailings)
    .set({
      after: next.at(-1)?.id ?? mailing.after,
      sent: mailing.sent + reached.length,
      leftOut: mailing.leftOut + asked.length - reached.length,
      endedAt: next.length < most ? at : null,
    })
    .where(one)
    .returning();
  if (!moved) throw new Error(`the mailing ${id} is gone`);
  return moved;
}

type Reached = Pick<Account, 'id' | 'type' | 'disabled'>;

/** Who joins while it is sent is not written to. */
const nextAccounts = (tx: Database, { merchant, after, at, to }: Mailing, most: number): Promise<Reached[]> =>
  tx
    .select({ id: accounts.id, type: accounts.type, disabled: accounts.disabled })
    .from(accounts)
    .where(
      and(
        eq(accounts.merchant, merchant),
        eq(accounts.backOffice, false),
        gt(accounts.id, after),
        lte(accounts.createdAt, at),
        to.type === 'username' ? eq(accounts.usernameKey, to.username.toLowerCase()) : undefined,
      ),
    )
    .orderBy(asc(accounts.id))
    .limit(most);

/** A trial has no inbox. */
const isFor = ({ to }: Mailing, { type }: Reached): boolean =>
  !isTrialAccount(type) && (to.type !== 'agents' || isAgentAccount(type));

/**
 * Those who have asked for offers in their inbox (PL-040) and are offered something (PL-039). Their choices stay as they
 * are until the transaction ends: an exclusion comes wholly before or after the mail.
 */
async function wantingOffers(tx: Database, asked: readonly Reached[], at: Date): Promise<Reached[]> {
  const ids = asked.map(({ id }) => id);
  const states = await tx
    .select()
    .from(careStates)
    .where(inArray(careStates.accountId, ids))
    .orderBy(asc(careStates.accountId))
    .for('share');
  const wanting = new Set(
    states.filter((state) => state.contact.inbox && takesOffers(state, at)).map(({ accountId }) => accountId),
  );
  return asked.filter(({ id }) => wanting.has(id));
}

function mailsTo(reached: readonly Reached[], { desk, mail }: Mailing, owner: FileOwner, at: Date) {
  const content = { en: mailHtml(mail, 'en'), th: mailHtml(mail, 'th') };
  return reached.map(({ id: accountId }) => ({
    id: newId('msg'),
    accountId,
    sender: owner.name,
    desk,
    title: mail.title,
    content,
    at,
  }));
}
