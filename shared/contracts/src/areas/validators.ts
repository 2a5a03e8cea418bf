import type { ErrorCode } from '../http/errors';
import type { FieldRule } from './system';

/*
 * What a typed text must be before it is sent, and what the platform checks again (access-accounts-shell.md,
 * section 5). Each check answers the code of what is wrong, for @site/i18n's `errorText`, or `undefined` when
 * the text is good. Lengths are Unicode code points (docs/calls.md, "Values"). No check throws, and each
 * takes time in proportion to the text.
 */

/** An e-mail address is shorter than this. */
export const EMAIL_LENGTH_LIMIT = 255;
export const LOGIN_CAPTCHA_MAX_LENGTH = 6;
/** Of a captcha anywhere but at login (decision 30). */
export const CAPTCHA_MAX_LENGTH = 16;
export const MOBILE_NUMBER_MAX_LENGTH = 20;
export const SMS_CODE_MAX_LENGTH = 10;

/** No part can match what the part before it could, so there is nothing to try twice. */
const EMAIL = /^\w+(?:\.\w+)*@[\w-]+(?:\.[A-Za-z]{2,3}){1,3}$/;
export const LOGIN_CAPTCHA = new RegExp(`^[0-9]{1,${LOGIN_CAPTCHA_MAX_LENGTH}}$`);
export const SMS_CODE = new RegExp(`^[0-9]{1,${SMS_CODE_MAX_LENGTH}}$`);

/** Length in code points: a surrogate pair counts as one (SH-021). */
export function lengthOf(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/**
 * A field by the merchant's rule: its lengths, then its pattern. The code is the rule's own `messageKey`, or
 * `field.required`. Empty passes unless required (SH-020). A pattern that this browser cannot read is left to
 * the platform: it must not close a form.
 */
export function fieldFault(
  rule: FieldRule | undefined,
  text: string,
  { required }: { readonly required: boolean },
): string | undefined {
  if (text === '') return required ? ('field.required' satisfies ErrorCode) : undefined;
  if (!rule) return undefined;
  const length = lengthOf(text);
  const fits = length >= rule.minLength && length <= rule.maxLength && (patternOf(rule)?.test(text) ?? true);
  return fits ? undefined : rule.messageKey;
}

function patternOf({ pattern }: FieldRule): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    return undefined;
  }
}

/** Word characters in dotted parts, `@`, and a domain with 1 to 3 suffixes of 2 or 3 letters (SH-019). */
export function emailFault(text: string): ErrorCode | undefined {
  if (text === '') return 'field.required';
  return lengthOf(text) < EMAIL_LENGTH_LIMIT && EMAIL.test(text) ? undefined : 'email.format';
}

/** 1 to 6 digits (AU-025). */
export function loginCaptchaFault(text: string): ErrorCode | undefined {
  return LOGIN_CAPTCHA.test(text) ? undefined : 'captcha.required';
}

/** 1 to 16 characters (SH-022). */
export function captchaFault(text: string): ErrorCode | undefined {
  const length = lengthOf(text);
  return length >= 1 && length <= CAPTCHA_MAX_LENGTH ? undefined : 'captcha.required';
}

/** Up to 20 characters, and the merchant's rule for the number where there is one. */
export function mobileNumberFault(text: string, rule?: FieldRule): string | undefined {
  if (lengthOf(text) > MOBILE_NUMBER_MAX_LENGTH) return 'mobile.format' satisfies ErrorCode;
  return fieldFault(rule, text, { required: true });
}

/** 1 to 10 digits. */
export function smsCodeFault(text: string): ErrorCode | undefined {
  if (text === '') return 'field.required';
  return SMS_CODE.test(text) ? undefined : 'field.format';
}
