import type { ApiError } from '@site/api';
import type { resetPaymentPassword } from '@site/contracts/areas/security';
import type { RequestOf } from '@site/contracts/http/endpoint';

/** How somebody who has forgotten the payment password shows who it is. */
export type ResetWay = 'email' | 'sms' | 'questions';

/** What shows it: a code that was sent, or the answers of the security questions. */
export type Proof = Pick<RequestOf<typeof resetPaymentPassword>, 'verificationCode' | 'answers'>;

const CODES = [
  'verification.code.wrong',
  'verification.code.expired',
  'security.answer.wrong',
  'security.answer.format',
];

/** The codes of what was wrong with a proof; `undefined` when it was something else. */
export function proofFault({ code, fields }: ApiError): readonly string[] | undefined {
  return fields.verificationCode ?? fields.answers ?? (CODES.includes(code) ? [code] : undefined);
}
