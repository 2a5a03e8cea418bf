import {
  REGISTER_FIELDS,
  type RegisterField,
  type RegisterPayload,
  type RegisterSettings,
  registerFieldsBy,
} from '@site/contracts/areas/registration';
import { emailFault, fieldFault, mobileNumberFault, smsCodeFault } from '@site/contracts/areas/validators';
import { type ErrorCode, errorStatus } from '@site/contracts/http/errors';
import { Refusal } from '../../core/http/refusal';
import { isFlagOn } from '../../core/merchants/features';
import type { Merchant } from '../../core/merchants/tables';
import { newPasswordFault } from '../accounts/newPassword';
import { isWeakPassword } from '../security/weakPassword';
import { birthDateFault } from './age';
import { registerSettingsOf } from './settings';
import { usernameFault } from './usernames';

export type Way = Parameters<typeof registerFieldsBy>[0];

/** What was typed, without what is not asked for: by field, never empty. */
export type Form = Partial<Record<RegisterField | 'birthDate', string>>;

/** Every sign of these counts, also a space at the end. */
const SECRETS: readonly string[] = ['password', 'confirmPassword', 'paymentPassword'];

function readForm(settings: RegisterSettings, payload: RegisterPayload): Form {
  const form: Form = {};
  for (const field of [...REGISTER_FIELDS, 'birthDate'] as const) {
    const typed = payload[field];
    const text = SECRETS.includes(field) ? typed : typed?.trim();
    if (settings[field]?.enabled && text) form[field] = text;
  }
  return form;
}

/** The code of what is wrong with a field that holds something. */
function faultOf(field: keyof Form, text: string, form: Form, merchant: Merchant, now: number) {
  const { rules, minAge } = merchant.settings;
  const byRule = () => fieldFault(rules[field], text, { required: true });
  switch (field) {
    case 'username':
      return usernameFault(merchant, text);
    case 'password':
      return newPasswordFault(merchant, text, form);
    case 'paymentPassword':
      return byRule() ?? (isWeakPassword(text, form) ? 'payment.password.weak' : undefined);
    case 'confirmPassword':
      return text === form.password ? undefined : 'password.confirm.mismatch';
    case 'mobileNum':
      return mobileNumberFault(text, rules.mobileNum);
    case 'verificationCode':
      return smsCodeFault(text) ?? byRule();
    case 'email':
      return emailFault(text) ?? byRule();
    case 'birthDate':
      return birthDateFault(text, { minAge, timeZone: merchant.timeZone, now });
    default:
      return byRule();
  }
}

const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorStatus, code);

/** A refusal for the first of these faults, with all of them under their fields. */
export function fieldsRefusal(faults: readonly (readonly [field: string, code: string])[]): Refusal {
  const first = faults[0]?.[1] ?? '';
  const fields = Object.fromEntries(faults.map(([field, code]) => [field, [code]]));
  // A merchant's rule may have a code of its own.
  return new Refusal(isErrorCode(first) ? first : 'field.format', { fields });
}

/**
 * Reads a registration by what the merchant asks for in this way.
 *
 * @throws Refusal with the codes of each field that is missing or wrong.
 */
export function checkForm(merchant: Merchant, payload: RegisterPayload, way: Way, now: number): Form {
  const settings = registerFieldsBy(way, registerSettingsOf(merchant), {
    withPassword: isFlagOn(merchant, 'registerByMobileWithPassword'),
  });
  const form = readForm(settings, payload);
  const faults: [string, string][] = [];
  for (const field of [...REGISTER_FIELDS, 'birthDate'] as const) {
    const text = form[field];
    // Without a number there is nothing that a code could be sent to; a token says that Firebase's was right.
    const isConfirmed = form.mobileNum === undefined || payload.firebaseIdToken !== undefined;
    const applies = field !== 'verificationCode' || !isConfirmed;
    const required = settings[field]?.required && applies;
    const fault =
      text === undefined ? required && 'field.required' : faultOf(field, text, form, merchant, now);
    if (fault) faults.push([field, fault]);
  }
  if (payload.termsAccepted === false) faults.push(['termsAccepted', 'field.required']);
  if (faults.length > 0) throw fieldsRefusal(faults);
  return form;
}
