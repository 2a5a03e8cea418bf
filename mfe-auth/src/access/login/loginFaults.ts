import type { Settings } from '@site/contracts/areas/system';
import {
  fieldFault,
  loginCaptchaFault,
  mobileNumberFault,
  smsCodeFault,
} from '@site/contracts/areas/validators';
import type { ClientErrorCode } from '@site/contracts/http/errors';
import { plainNumber } from '../mobile/plainNumber';
import { type CheckedField, checkedFields, type LoginFields, type LoginMethod } from './loginFields';

/** What a form is checked by. */
export interface LoginRules {
  readonly method: LoginMethod;
  readonly captchaShown: boolean;
  /** The merchant's, by field. Without them a field has only to be filled; the platform checks everything again. */
  readonly rules: Settings['rules'] | undefined;
}

/** What was typed as it is checked and sent: without what keyboards and address books add to it. */
export function cleaned(values: LoginFields): LoginFields {
  return {
    ...values,
    // A phone's keyboard ends a suggested word with a space.
    username: values.username.trim(),
    mobileNum: plainNumber(values.mobileNum),
    messageCode: values.messageCode.trim(),
    captcha: values.captcha.trim(),
  };
}

/**
 * The code of what is wrong, by field, of the way that shows; a field without a fault is not in it (AU-017,
 * AU-025). Codes are those of the `errors` texts, so that texts follow the language.
 *
 * @param values Cleaned.
 */
export function loginFaults(values: LoginFields, form: LoginRules): Map<CheckedField, string> {
  const faults = new Map<CheckedField, string>();
  for (const field of checkedFields(form)) {
    const fault = faultOf(field, values[field], form.rules);
    if (fault) faults.set(field, fault);
  }
  return faults;
}

const required = { required: true };

function faultOf(field: CheckedField, text: string, rules: LoginRules['rules']): string | undefined {
  switch (field) {
    case 'username':
      return fieldFault(rules?.loginUsername, text, required);
    case 'password':
      return fieldFault(rules?.loginPassword, text, required);
    case 'mobileNum':
      return mobileNumberFault(text, rules?.loginMobileNum);
    case 'dialingCode':
      // The list of countries has not come: the picker offers to load it again.
      return text === '' ? ('client.load.failed' satisfies ClientErrorCode) : undefined;
    case 'messageCode':
      return smsCodeFault(text) ?? fieldFault(rules?.verificationCode, text, required);
    case 'captcha':
      return loginCaptchaFault(text);
  }
}
