import type { Settings } from '@site/contracts/areas/system';
import { emailFault, fieldFault, mobileNumberFault, smsCodeFault } from '@site/contracts/areas/validators';
import type { ClientErrorCode } from '@site/contracts/http/errors';
import * as z from 'zod/mini';
import { checkOf } from '../../form/checkOf';
import { plainNumber } from '../mobile/plainNumber';

/*
 * What each form takes. Messages are codes of the `errors` texts, so that they follow the language. Without the
 * merchant's rules a field has only to be filled; the platform checks everything again.
 */

const LOAD_FAILED: ClientErrorCode = 'client.load.failed';

type Rules = Settings['rules'] | undefined;

export interface EmailFields {
  username: string;
  email: string;
}

/** The login's rule for the name; both as they are without the space that a keyboard adds (AU-065, AU-066). */
export const emailSchema = (rules: Rules) =>
  z.object({
    username: z.string().check(
      z.trim(),
      checkOf((text) => fieldFault(rules?.loginUsername, text, { required: true })),
    ),
    email: z.string().check(z.trim(), checkOf(emailFault)),
  });

const newPassword = (rules: Rules) =>
  z.string().check(checkOf((text) => fieldFault(rules?.password, text, { required: true })));

export interface TicketFields {
  newPassword: string;
}

export const ticketSchema = (rules: Rules) => z.object({ newPassword: newPassword(rules) });

export interface PhoneFields {
  mobileNum: string;
  verificationCode: string;
  newPassword: string;
  dialingCode: string;
}

/** Number, code and password, each by its rule (AU-069). */
export const phoneSchema = (rules: Rules) =>
  z.object({
    mobileNum: z.string().check(
      z.overwrite(plainNumber),
      checkOf((text) => mobileNumberFault(text, rules?.mobileNum)),
    ),
    verificationCode: z.string().check(
      z.trim(),
      checkOf((text) => smsCodeFault(text) ?? fieldFault(rules?.verificationCode, text, { required: true })),
    ),
    newPassword: newPassword(rules),
    // Missing, the list of countries has not come: the picker offers to load it again.
    dialingCode: z.string().check(checkOf((code) => (code ? undefined : LOAD_FAILED))),
  });
