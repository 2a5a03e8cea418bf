import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf } from '../http/pages';
import { ExpirationTime, Id, Instant, LanguageParameter, Nothing, Password, Text } from '../values/values';
import { BankCard, CardNumber, PaymentPassword } from './bankCards';
import { EMAIL_LENGTH_LIMIT, SMS_CODE_MAX_LENGTH } from './validators';
import { Altcha } from './verification';

const language = z.optional(LanguageParameter);

/** What guards an account. E-mail, number and name are masked; left out where there is none. */
export const SecurityOverview = z.object({
  email: z.optional(Text),
  mobileNum: z.optional(Text),
  payeeName: z.optional(Text),
  emailVerified: z.boolean(),
  mobileVerified: z.boolean(),
  passkeys: z.int(),
  secondStep: z.boolean(),
  hasPaymentPassword: z.boolean(),
  hasSecurityQuestions: z.boolean(),
  bankCards: z.int(),
  bankCardLimit: z.optional(z.int()),
  /** Withdrawals rest until then, after a reset of the payment password. */
  restingUntil: z.optional(Instant),
  lastLoginAt: z.optional(Instant),
});
export type SecurityOverview = z.infer<typeof SecurityOverview>;

export const securityOverview = endpoint({
  method: 'GET',
  path: '/wps/member/security',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: SecurityOverview,
  whileClosed: true,
});

/** The new address is good at once; the old one is told of the change. */
export const setEmail = endpoint({
  method: 'PUT',
  path: '/wps/member/email',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({
    email: z.string().check(z.minLength(1), z.maxLength(EMAIL_LENGTH_LIMIT)),
    password: Password,
  }),
  value: z.object({ email: Text }),
  whileClosed: true,
});

/** Once: withdrawals go to accounts in this name alone. Like a passkey, it may be `auth.confirm.required`. */
export const setPayeeName = endpoint({
  method: 'PUT',
  path: '/wps/member/payeeName',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ payeeName: Text }),
  value: z.object({ payeeName: Text }),
  whileClosed: true,
});

/** The payment password of registration is the withdrawal password. */
export const hasWithdrawalPassword = endpoint({
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  module: 'SECPRIV',
  who: 'member',
  request: Nothing,
  value: z.boolean(),
  whileClosed: true,
});

const newPaymentPassword = {
  newPaymentPassword: PaymentPassword,
  confirmNewPaymentPassword: PaymentPassword,
};

/** The old one only where there is one; the first one may be `auth.confirm.required`, like a passkey. */
export const setPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/paymentPassword',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ oldPaymentPassword: z.optional(PaymentPassword), ...newPaymentPassword }),
  value: Nothing,
  whileClosed: true,
});

export const SecurityAnswer = z.object({ id: Id, answer: z.string().check(z.maxLength(100)) });
/** How many questions are chosen, and answered. */
export const SECURITY_QUESTIONS = 3;
const Answers = z.array(SecurityAnswer).check(z.maxLength(SECURITY_QUESTIONS));

/** By a code that was sent for it, or by the answers of the security questions. Withdrawals rest for 24 h. */
export const resetPaymentPassword = endpoint({
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({
    ...newPaymentPassword,
    verificationCode: z.optional(z.string().check(z.maxLength(SMS_CODE_MAX_LENGTH))),
    answers: z.optional(Answers),
  }),
  value: z.object({ restingUntil: z.optional(Instant) }),
  whileClosed: true,
});

/** Sends a code to the member's own number; `mobileNum` is masked. */
export const ownSmsCode = endpoint({
  method: 'POST',
  path: '/wps/verification/sms',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ altcha: Altcha }),
  value: z.object({ expirationTime: ExpirationTime, mobileNum: Text }),
  whileClosed: true,
});

/** The same to the member's own e-mail address, which is answered masked. */
export const ownEmailCode = endpoint({
  method: 'POST',
  path: '/wps/verification/email',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ altcha: Altcha }),
  value: z.object({ expirationTime: ExpirationTime, email: Text }),
  whileClosed: true,
});

/** Confirms the member's number by a code that was sent to it. */
export const confirmMobile = endpoint({
  method: 'POST',
  path: '/wps/member/mobile/confirm',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ verificationCode: z.string().check(z.maxLength(SMS_CODE_MAX_LENGTH)) }),
  value: z.object({ mobileNum: Text }),
  whileClosed: true,
});

/** The same for the member's e-mail address. */
export const confirmEmail = endpoint({
  method: 'POST',
  path: '/wps/member/email/confirm',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ verificationCode: z.string().check(z.maxLength(SMS_CODE_MAX_LENGTH)) }),
  value: z.object({ email: Text }),
  whileClosed: true,
});

/** A bank that a card may be of, with the lengths that its account numbers have. */
export const CardBank = z.object({
  bankCode: Id,
  bankName: Text,
  lengths: z.array(z.int()),
  needsBranch: z.optional(z.boolean()),
});
export type CardBank = z.infer<typeof CardBank>;

export const bankCards = endpoint({
  method: 'GET',
  path: '/wps/member/bankCards',
  module: 'SECPRIV',
  who: 'member',
  request: z.extend(Nothing, { language }),
  value: z.object({
    list: z.array(BankCard),
    limit: z.int(),
    banks: z.optional(z.array(CardBank)),
    /** Masked; left out where none is set yet. */
    payeeName: z.optional(Text),
  }),
  whileClosed: true,
});

export const addBankCard = endpoint({
  method: 'POST',
  path: '/wps/member/bankCards',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({
    bankCode: Id,
    cardNo: CardNumber,
    branch: z.optional(Text),
    paymentPassword: PaymentPassword,
    language,
  }),
  value: BankCard,
  whileClosed: true,
});

export const removeBankCard = endpoint({
  method: 'DELETE',
  path: '/wps/member/bankCards',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ id: Id }),
  value: Nothing,
  whileClosed: true,
});

export const securityQuestions = endpoint({
  method: 'GET',
  path: '/wps/member/securityQuestions',
  module: 'SECPRIV',
  who: 'member',
  request: z.extend(Nothing, { language }),
  value: z.extend(listOf(z.object({ id: Id, question: Text })), { chosen: z.array(Id) }),
  whileClosed: true,
});

export const setSecurityQuestions = endpoint({
  method: 'POST',
  path: '/wps/member/securityQuestions',
  module: 'SECPRIV',
  who: 'member',
  request: z.object({ answers: Answers, password: Password }),
  value: Nothing,
  whileClosed: true,
});
