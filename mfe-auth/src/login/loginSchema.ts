import type { ClientErrorCode } from '@site/contracts/errors';
import type { FieldRule, Settings } from '@site/contracts/system';
import { fieldFault, loginCaptchaFault, mobileNumberFault, smsCodeFault } from '@site/contracts/validators';
import * as z from 'zod/mini';
import { checkOf } from '../form/checkOf';
import { plainNumber } from '../mobile/plainNumber';
import type { LoginMethod } from './loginFields';

interface Shown {
  readonly method: LoginMethod;
  readonly captchaShown: boolean;
}

/**
 * The form's rules for the way that shows: the merchant's (AU-017), and digits for the captcha once it shows
 * (AU-025). Messages are codes of the `errors` texts, so that they follow the language. Without the merchant's
 * rules a field has only to be filled; the platform checks everything again.
 */
export function loginSchema(rules: Settings['rules'] | undefined, { method, captchaShown }: Shown) {
  const any = z.string();
  const byUsername = method === 'username';
  const bySms = method === 'sms';
  return z.object({
    username: byUsername ? nameBy(rules?.loginUsername) : any,
    password: byUsername ? secretBy(rules?.loginPassword) : any,
    mobileNum: bySms ? numberBy(rules?.loginMobileNum) : any,
    messageCode: bySms ? codeBy(rules?.verificationCode) : any,
    dialingCode: bySms ? any.check(checkOf(missingDialingCode)) : any,
    captcha: captchaShown ? any.check(z.trim(), checkOf(loginCaptchaFault)) : any,
    remember: z.boolean(),
  });
}

const required = { required: true };

// A phone's keyboard ends a suggested word with a space.
const nameBy = (rule: FieldRule | undefined) =>
  z.string().check(
    z.trim(),
    checkOf((text) => fieldFault(rule, text, required)),
  );

const secretBy = (rule: FieldRule | undefined) =>
  z.string().check(checkOf((text) => fieldFault(rule, text, required)));

const numberBy = (rule: FieldRule | undefined) =>
  z.string().check(
    z.overwrite(plainNumber),
    checkOf((text) => mobileNumberFault(text, rule)),
  );

const codeBy = (rule: FieldRule | undefined) =>
  z.string().check(
    z.trim(),
    checkOf((text) => smsCodeFault(text) ?? fieldFault(rule, text, required)),
  );

/** The list of countries has not come: the picker offers to load it again. */
const missingDialingCode = (text: string): ClientErrorCode | undefined =>
  text === '' ? 'client.load.failed' : undefined;
