import type { RegisterSettings } from '@site/contracts/areas/registration';
import type { Settings } from '@site/contracts/areas/system';
import {
  captchaFault,
  emailFault,
  fieldFault,
  mobileNumberFault,
  smsCodeFault,
} from '@site/contracts/areas/validators';
import type { ErrorCode } from '@site/contracts/http/errors';
import { plainNumber } from '../mobile/plainNumber';
import { birthDateFault } from './birthDate';
import { enabledFields, FIELD_DEFINITIONS, type FormField, type RegisterWay } from './registerFields';
import { isSecret } from './registerValues';

export type CheckedField = FormField | 'captcha';

/** What a form is checked by. */
export interface FormRules {
  readonly way: RegisterWay;
  /** What this way asks for. */
  readonly settings: RegisterSettings;
  /** The merchant's, by field. Without them the platform alone checks. */
  readonly rules: Settings['rules'] | undefined;
  /** `YYYY-MM-DD` */
  readonly latestBirthDate: string;
  /** A name that the platform has said belongs to somebody. */
  readonly takenUsername: string | undefined;
}

export type TypedTexts = Readonly<Record<CheckedField, string>>;

/** Codes of what is wrong, by field, in the order of the form; a field without any is not in it. */
export function registerFaults(texts: TypedTexts, form: FormRules): Map<CheckedField, readonly string[]> {
  const faults = new Map<CheckedField, readonly string[]>();
  for (const field of enabledFields(form.way, form.settings)) {
    const codes = codesOf(field, texts, form).filter((code) => code !== undefined);
    if (codes.length > 0) faults.set(field, [...new Set(codes)]);
  }
  const captcha = form.settings.captcha.enabled && captchaFault(texts.captcha.trim());
  if (captcha) faults.set('captcha', [captcha]);
  return faults;
}

type Codes = readonly (string | undefined)[];

function codesOf(field: FormField, texts: TypedTexts, form: FormRules): Codes {
  // A phone's keyboard ends a suggested word with a space.
  const text = isSecret(field) ? texts[field] : texts[field].trim();
  const { check } = FIELD_DEFINITIONS[field];
  if (check === 'confirmation') return [confirmationFault(text, texts.password, form.settings)];
  if (text === '') return [emptyFault(field, texts, form)];
  const rule = form.rules?.[field];
  const byRule = fieldFault(rule, text, { required: true });
  switch (check) {
    case 'username':
      return [byRule, text === form.takenUsername ? 'username.exists' : undefined];
    case 'mobile':
      return [mobileNumberFault(plainNumber(text), rule)];
    case 'code':
      return [smsCodeFault(text) ?? byRule];
    case 'email':
      return [emailFault(text) ?? byRule];
    case 'birthDate':
      return [birthDateFault(text, form.latestBirthDate)];
    case 'rule':
      return [byRule];
  }
}

/** Without a number there is nothing that a code could be sent to. */
function emptyFault(field: FormField, texts: TypedTexts, { settings }: FormRules): ErrorCode | undefined {
  if (field === 'verificationCode' && texts.mobileNum.trim() === '') return undefined;
  return settings[field]?.required ? 'field.required' : undefined;
}

/** Optional, it may be empty as long as the password is too (AU-051). */
function confirmationFault(
  text: string,
  password: string,
  { confirmPassword }: RegisterSettings,
): ErrorCode | undefined {
  if (text === '' && (confirmPassword.required || password !== '')) return 'password.format';
  return text === password ? undefined : 'password.confirm.mismatch';
}
