import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { DialingCode, Id, Nothing, Password, Username } from '../values/values';
import { FirebaseIdToken, MobileNumber } from './identities';
import { EMAIL_LENGTH_LIMIT, SMS_CODE_MAX_LENGTH } from './validators';

/** Answers the same whether or not the pair exists; mails a link with a ticket if it does. */
export const passwordByEmail = endpoint({
  method: 'POST',
  path: '/wps/account/password/email',
  module: 'COMM3',
  who: 'public',
  request: z.object({
    username: Username,
    email: z.string().check(z.minLength(1), z.maxLength(EMAIL_LENGTH_LIMIT)),
  }),
  value: Nothing,
  form: true,
  whileClosed: true,
});

export const PASSWORD_TICKET_PARAMETER = 'ticket';

export const passwordByTicket = endpoint({
  method: 'POST',
  path: '/wps/account/password/email/confirm',
  module: 'COMM3',
  who: 'public',
  request: z.object({ ticket: Id, newPassword: Password }),
  value: Nothing,
  whileClosed: true,
});

/** Without a dialling code that of the last code sent. */
export const SetPasswordPayload = z.object({
  newPassword: Password,
  mobileNum: MobileNumber,
  verificationCode: z.optional(z.string().check(z.maxLength(SMS_CODE_MAX_LENGTH))),
  firebaseIdToken: z.optional(FirebaseIdToken),
  countryDialingCode: z.optional(DialingCode),
});
export type SetPasswordPayload = z.infer<typeof SetPasswordPayload>;

export const passwordByPhone = endpoint({
  method: 'POST',
  path: '/wps/account/password/sms',
  module: 'CHNGPASSVERIF3',
  who: 'public',
  request: SetPasswordPayload,
  value: Nothing,
  whileClosed: true,
});

/** Ends every other session of the account. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  module: 'COMM3',
  who: 'member',
  request: z.object({ oldPassword: Password, newPassword: Password, confirmNewPassword: Password }),
  value: Nothing,
  whileClosed: true,
});
