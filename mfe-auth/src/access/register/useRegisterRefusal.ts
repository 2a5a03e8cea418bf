import type { ApiError } from '@site/api';
import type { ErrorCode } from '@site/contracts/http/errors';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import type { UseFormReturn } from 'react-hook-form';
import { messageOf } from '../../form/useFieldError';
import { useTexts } from '../../useTexts';
import { dropHeldSocial } from '../firebase/heldSocial';
import type { CheckedField } from './registerFaults';
import type { RegisterValues } from './registerValues';

/** Fields that a code is about by itself, where the answer does not name them. */
const FIELD_OF: Partial<Record<ErrorCode, CheckedField>> = {
  'account.format': 'username',
  'username.exists': 'username',
  'password.format': 'password',
  'password.common': 'password',
  'password.confirm.mismatch': 'confirmPassword',
  'mobile.format': 'mobileNum',
  'mobile.exists': 'mobileNum',
  'email.format': 'email',
  'email.exists': 'email',
  'referrer.link.invalid': 'recommenderId',
  'affiliate.code.invalid': 'affiliateCode',
  'verification.code.wrong': 'verificationCode',
  'verification.code.expired': 'verificationCode',
  'firebase.token.invalid': 'verificationCode',
  'age.too.young': 'birthDate',
  'captcha.required': 'captcha',
  'captcha.wrong': 'captcha',
};

interface Shown {
  /** In the order in which they stand. */
  readonly fields: readonly CheckedField[];
  readonly renewCaptcha: () => void;
  /** No account is opened, for a reason that is not told. */
  readonly onClosed: (error: ApiError) => void;
}

/**
 * Says why a registration failed: under its fields, the first of which gets the focus, else as a notice. What
 * was typed stays; only a captcha that the platform has used up is emptied, and a code that Firebase has.
 */
export function useRegisterRefusal(
  form: UseFormReturn<RegisterValues>,
  { fields, renewCaptcha, onClosed }: Shown,
) {
  const { t } = useTexts();
  const errorText = useErrorText();
  return (error: ApiError) => {
    // The check of an invitation code comes before the captcha is sent.
    const captchaUsed = error.status !== 0 && error.code !== 'affiliate.code.invalid';
    if (fields.includes('captcha') && captchaUsed) {
      form.setValue('captcha', '');
      renewCaptcha();
    }
    if (error.code === 'registration.refused') return onClosed(error);
    if (error.fields.socialIdToken) {
      // Held for longer than it holds, or linked meanwhile.
      dropHeldSocial();
      toast.error(t('social.again'), { duration: toastDuration.long });
      return;
    }
    // Firebase asks for a new code.
    if (error.code === 'firebase.token.invalid') form.setValue('verificationCode', '');
    const own = Object.hasOwn(FIELD_OF, error.code) ? FIELD_OF[error.code as ErrorCode] : undefined;
    const codes = own && !error.fields[own] ? { ...error.fields, [own]: [error.code] } : error.fields;
    const faulty = fields.filter((field) => codes[field]);
    for (const field of faulty) form.setError(field, { message: messageOf(codes[field] ?? []) });
    if (faulty[0]) form.setFocus(faulty[0]);
    else toast.error(errorText(error), { duration: toastDuration.long });
  };
}
