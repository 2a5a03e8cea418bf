import type { SECURITY_QUESTIONS } from '@site/contracts/areas/security';
import { lengthOf } from '@site/contracts/areas/validators';
import * as z from 'zod/mini';
import { checkOf } from '../../../form/checkOf';
import { requiredText } from '../../../form/requiredText';
import { ANSWER_LENGTH } from './answerLength';

/** Places of the questions in the form. */
export const PLACES = [0, 1, 2] as const satisfies { readonly length: typeof SECURITY_QUESTIONS };

function answerFault(typed: string): string | undefined {
  const length = lengthOf(typed.trim());
  if (length === 0) return 'field.required';
  return length < ANSWER_LENGTH.min || length > ANSWER_LENGTH.max ? 'security.answer.format' : undefined;
}

/** Three questions with their answers, and the password. Messages are codes. */
export const questionsSchema = z.object({
  answers: z.array(z.object({ id: requiredText, answer: z.string().check(checkOf(answerFault)) })),
  password: requiredText,
});
export type QuestionsFields = z.infer<typeof questionsSchema>;
