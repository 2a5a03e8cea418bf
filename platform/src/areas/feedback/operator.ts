import { and, asc, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Mail } from '../messages/tellInbox';
import { tellInbox } from '../messages/tellInbox';
import { pictureUrl } from '../pictures/service';
import { feedback } from './tables';

/** What an operator asked for and does not get. Its message is one line. */
export class FeedbackRefused extends Error {}

/** Longer answers belong into a conversation; characters as the contract's Text counts them. */
const LONGEST_REPLY = 1_000;

const MAIL: Mail = {
  title: { en: 'We have answered your feedback', th: 'เราตอบข้อเสนอแนะของคุณแล้ว' },
  content: {
    en: 'You find the answer on the page Feedback, under Sent.',
    th: 'อ่านคำตอบได้ที่หน้าข้อเสนอแนะ ในแท็บ “ส่งแล้ว”',
  },
};

/** A line for each message that waits for an answer, the oldest first: its id, whose it is, when, what, its pictures. */
export async function listWaiting(db: Database): Promise<string[]> {
  const rows = await db
    .select({ sent: feedback, merchant: accounts.merchant, username: accounts.username })
    .from(feedback)
    .innerJoin(accounts, eq(accounts.id, feedback.accountId))
    .where(isNull(feedback.repliedAt))
    .orderBy(asc(feedback.at), asc(feedback.id));
  return rows.map(({ sent, merchant, username }) =>
    [
      sent.id,
      merchant,
      username,
      toInstant(sent.at),
      // What a member wrote has no line of its own in the operator's terminal.
      JSON.stringify(sent.comment),
      ...sent.pictureIds.map(pictureUrl),
    ].join(' '),
  );
}

/**
 * Answers a message, once, and tells its member in the inbox.
 *
 * @param answer `by` is who of the merchant's people answers.
 * @returns Whose it was.
 * @throws FeedbackRefused for a message that there is not or that is answered, and for an answer that is empty or longer
 * than 1,000 characters.
 */
export async function answerFeedback(
  db: Database,
  id: string,
  { reply, by }: { readonly reply: string; readonly by: string },
  at: Date,
): Promise<{ merchant: string; username: string }> {
  const text = reply.trim();
  if (text === '' || text.length > LONGEST_REPLY)
    throw new FeedbackRefused(`an answer has 1 to ${LONGEST_REPLY} characters`);
  return db.transaction(async (tx) => {
    const [answered] = await tx
      .update(feedback)
      .set({ reply: text, repliedAt: at, repliedBy: by })
      .where(and(eq(feedback.id, id), isNull(feedback.repliedAt)))
      .returning({ accountId: feedback.accountId });
    if (!answered) throw new FeedbackRefused(`no feedback "${id}" waits for an answer`);
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, answered.accountId));
    if (!account) throw new Error(`the account ${answered.accountId} is gone`);
    await tellInbox(tx, account, () => MAIL, at);
    return { merchant: account.merchant, username: account.username };
  });
}
