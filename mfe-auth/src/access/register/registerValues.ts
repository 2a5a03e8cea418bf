import type { RegisterPayload } from '@site/contracts/areas/registration';
import { runtime } from '@site/session/runtime';
import { plainNumber } from '../mobile/plainNumber';
import type { FormRules } from './registerFaults';
import { enabledFields, FIELD_DEFINITIONS, type FormField } from './registerFields';

export type RegisterValues = Record<FormField | 'captcha' | 'dialingCode', string> & { terms: boolean };

/** An empty form with the merchant's choice for the box, and the code of who has invited the visitor. */
export function emptyValues(termsTicked: boolean, affiliateCode = ''): RegisterValues {
  const empty = Object.fromEntries(Object.keys(FIELD_DEFINITIONS).map((field) => [field, '']));
  return {
    ...(empty as Record<FormField, string>),
    affiliateCode,
    captcha: '',
    dialingCode: '',
    terms: termsTicked,
  };
}

/** Every sign of these counts, also a space at the end. */
export const isSecret = (field: FormField): boolean => FIELD_DEFINITIONS[field].type === 'password';

/** What is sent: all fields that are on and filled, and where and in what the page runs (AU-060, AU-061). */
export function payloadOf(
  values: RegisterValues,
  { way, settings }: Pick<FormRules, 'way' | 'settings'>,
): RegisterPayload {
  const typed: Partial<Record<FormField, string>> = {};
  for (const field of enabledFields(way, settings)) {
    const text = isSecret(field) ? values[field] : values[field].trim();
    if (text !== '') typed[field] = field === 'mobileNum' ? plainNumber(text) : text;
  }
  // A code belongs to a number.
  if (typed.mobileNum === undefined) delete typed.verificationCode;
  return {
    ...typed,
    ...(typed.mobileNum !== undefined && values.dialingCode && { countryDialingCode: values.dialingCode }),
    ...(settings.captcha.enabled && { captcha: values.captcha.trim() }),
    registerUrl: window.location.host,
    domain: window.location.hostname,
    registerMethod: runtime().kind,
    type: 0,
    termsAccepted: values.terms,
  };
}
