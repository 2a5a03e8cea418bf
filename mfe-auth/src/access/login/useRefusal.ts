import type { ApiError } from '@site/api';
import type { ErrorCode } from '@site/contracts/http/errors';
import type { UseFormReturn } from 'react-hook-form';
import { useFieldRefusal } from '../../form/useFieldRefusal';
import { asksForCaptcha } from '../captcha/asksForCaptcha';
import type { LoginFields } from './loginFields';

/** Fields that a code is about by itself. Name and password have one text for both: it stands under the second. */
const FIELD_OF: Partial<Record<ErrorCode, keyof LoginFields>> = {
  'login.failed': 'password',
  'mobile.format': 'mobileNum',
  'verification.code.wrong': 'messageCode',
  'verification.code.expired': 'messageCode',
  'firebase.token.invalid': 'messageCode',
  'captcha.required': 'captcha',
  'captcha.wrong': 'captcha',
};

interface Captcha {
  readonly captchaShown: boolean;
  /** Shows the captcha, or loads a new picture into it. */
  readonly renewCaptcha: () => void;
}

/** Says why a login failed. What was typed stays; only a captcha that the platform has used up is emptied (AU-016). */
export function useRefusal(form: UseFormReturn<LoginFields>, { captchaShown, renewCaptcha }: Captcha) {
  const showRefusal = useFieldRefusal(form, FIELD_OF);
  return (error: ApiError) => {
    const answered = error.status !== 0;
    if (asksForCaptcha(error) || (answered && captchaShown)) {
      form.setValue('captcha', '');
      renewCaptcha();
    }
    // Firebase asks for a new code.
    if (error.code === 'firebase.token.invalid') form.setValue('messageCode', '');
    showRefusal(error);
  };
}
