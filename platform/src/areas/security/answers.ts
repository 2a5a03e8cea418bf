import {
  SECURITY_QUESTIONS,
  type SecurityAnswer,
  type setSecurityQuestions,
} from '@site/contracts/areas/security';
import { lengthOf } from '@site/contracts/areas/validators';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { lockAccount } from '../../core/accounts/lockAccount';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { hashPassword, passwordMatches } from '../accounts/passwords';
import { tellOwner } from '../accounts/tellOwner';
import { refuseWrongPassword } from './ownPassword';
import { isQuestion } from './questions';
import { securityAnswers } from './tables';

type Answer = z.output<typeof SecurityAnswer>;

const SHORTEST = 2;
const LONGEST = 100;

/** An answer as it is compared: capitals, forms of one letter and spaces do not count. */
const read = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase().replace(/\s+/g, ' ');

/** Which questions an account has chosen. */
export async function chosenQuestions(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .select({ id: securityAnswers.questionId })
    .from(securityAnswers)
    .where(eq(securityAnswers.accountId, accountId));
  return rows.map(({ id }) => id);
}

function refuseUnfit(answers: readonly Answer[]): void {
  const different = new Set(answers.map(({ id }) => id)).size;
  const fields: Record<string, string[]> = {};
  for (const [place, { id, answer }] of answers.entries()) {
    const length = lengthOf(read(answer));
    if (length < SHORTEST || length > LONGEST || !isQuestion(id))
      fields[`answers.${place}.answer`] = ['security.answer.format'];
  }
  if (different !== SECURITY_QUESTIONS || Object.keys(fields).length > 0)
    throw new Refusal('security.answer.format', { fields });
}

/**
 * Replaces the security questions of who is signed in, and their answers.
 *
 * @throws Refusal security.answer.format (with the answers that are meant), password.old.wrong.
 */
export async function setAnswers(
  context: SignedInContext,
  { answers, password }: z.output<(typeof setSecurityQuestions)['request']>,
) {
  const { db, account } = context;
  refuseUnfit(answers);
  await refuseWrongPassword(account, password);
  const rows: (typeof securityAnswers.$inferInsert)[] = [];
  for (const { id, answer } of answers)
    rows.push({ accountId: account.id, questionId: id, answerHash: await hashPassword(read(answer)) });
  await db.transaction(async (tx) => {
    // Of two who set them at once, the second replaces those of the first.
    await lockAccount(tx, account.id);
    await tx.delete(securityAnswers).where(eq(securityAnswers.accountId, account.id));
    await tx.insert(securityAnswers).values(rows);
  });
  tellOwner(context, account, 'securityQuestionsSet');
  return {};
}

/**
 * Throws unless every question of an account is answered right. Which answer is wrong is not told, and the work is
 * the same, so that they cannot be guessed one by one.
 *
 * @throws Refusal security.answer.wrong
 */
export async function checkAnswers(
  db: Database,
  accountId: string,
  answers: readonly Answer[],
): Promise<void> {
  const stored = await db.select().from(securityAnswers).where(eq(securityAnswers.accountId, accountId));
  const typed = new Map(answers.map(({ id, answer }) => [id, read(answer)]));
  let right = stored.length === SECURITY_QUESTIONS;
  for (let place = 0; place < SECURITY_QUESTIONS; place += 1) {
    const question = stored[place];
    const answer = question && typed.get(question.questionId);
    right = (await passwordMatches(question?.answerHash, answer ?? '')) && right;
  }
  if (!right) throw refusalUnder('answers', 'security.answer.wrong');
}
