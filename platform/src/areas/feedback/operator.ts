import { PATHS } from '@site/contracts/values/paths';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { noteAction } from '../../core/operator/noteAction';
import { OperatorRefused } from '../../core/operator/refused';
import type { Mail } from '../inbox/mail';
import { tellInbox } from '../inbox/tellInbox';
import { tellAway } from '../mailNotices/tellAway';
import { pictureUrl } from '../pictures/service';
import { feedback } from './tables';

/** Longer answers belong into a conversation; characters as the contract's Text counts them. */
const LONGEST_REPLY = 1_000;

/** The answer itself, as it was written, and the way to what it answers. */
const answerMail = (reply: string): Mail => ({
  title: { en: 'We have answered your feedback', th: 'เราตอบข้อเสนอแนะของคุณแล้ว' },
  content: { en: reply, th: reply },
  link: {
    path: `${PATHS.feedback}?tab=sent`,
    text: { en: 'See what you wrote', th: 'ดูข้อความที่คุณส่ง' },
  },
});

/** Messages that wait for an answer, the oldest first. */
export async function waitingFeedback(db: Database, merchant: string) {
  const rows = await db
    .select({ sent: feedback, username: accounts.username })
    .from(feedback)
    .innerJoin(accounts, eq(accounts.id, feedback.accountId))
    .where(and(eq(accounts.merchant, merchant), isNull(feedback.repliedAt)))
    .orderBy(asc(feedback.at), asc(feedback.id));
  return rows.map(({ sent: { id, at, comment, pictureIds }, username }) => ({
    id,
    username,
    at: toInstant(at),
    comment,
    pictures: pictureIds.map(pictureUrl),
  }));
}

interface Answer {
  readonly merchant: string;
  readonly id: string;
  readonly reply: string;
  /** Who of the merchant's people answers. */
  readonly by: string;
}

/**
 * Answers a message, once: writes down who has, and tells the member in the inbox.
 *
 * @returns Whose message it was, by username.
 * @throws OperatorRefused for a message that the merchant has not or that is answered, and for an answer that is empty
 * or longer than 1,000 characters.
 */
export async function answerFeedback(
  db: Database,
  { merchant, id, reply, by }: Answer,
  at: Date,
): Promise<string> {
  const text = reply.trim();
  if (text === '' || text.length > LONGEST_REPLY)
    throw new OperatorRefused(`an answer has 1 to ${LONGEST_REPLY} characters`);
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ account: accounts })
      .from(feedback)
      .innerJoin(accounts, eq(accounts.id, feedback.accountId))
      .where(and(eq(feedback.id, id), eq(accounts.merchant, merchant)));
    const answered = await tx
      .update(feedback)
      .set({ reply: text, repliedAt: at, repliedBy: by })
      .where(and(eq(feedback.id, id), isNull(feedback.repliedAt)))
      .returning({ id: feedback.id });
    if (!found || answered.length === 0)
      throw new OperatorRefused(`no feedback "${id}" of ${merchant} waits for an answer`);
    const { account } = found;
    await noteAction(tx, { merchant, account, at, by, what: 'feedback answer', subject: id });
    await tellInbox(tx, account, 'SERVICE', () => answerMail(text), at);
    await tellAway(tx, account.id, {
      topic: 'ANSWER',
      about: `feedback ${id}`,
      path: `${PATHS.feedback}?tab=sent`,
      at,
    });
    return account.username;
  });
}
