import type { ApiError } from '@site/api';
import type { ErrorCode } from '@site/contracts/errors';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { messageOf } from '../form/useFieldError';
import { type LoginFields, type LoginMethod, TYPED_FIELDS } from './loginFields';

type ShownField = (typeof TYPED_FIELDS)[LoginMethod][number] | 'captcha';

/** Fields that a code is about by itself. Name and password have one text for both: it stands under the second. */
const FIELD_OF: Partial<Record<ErrorCode, ShownField>> = {
  'login.failed': 'password',
  'mobile.format': 'mobileNum',
  'verification.code.wrong': 'messageCode',
  'verification.code.expired': 'messageCode',
  'captcha.required': 'captcha',
  'captcha.wrong': 'captcha',
};

const AskForCaptcha = z.object({ captcha: z.literal(true) });

interface Shown {
  readonly method: LoginMethod;
  readonly captchaShown: boolean;
  /** Shows the captcha, or loads a new picture into it. */
  readonly renewCaptcha: () => void;
}

/**
 * Says why a login failed: under its field where it belongs to one, else as a notice. What was typed stays;
 * only a captcha that the platform has used up is emptied (AU-016).
 */
export function useRefusal(form: UseFormReturn<LoginFields>, { method, captchaShown, renewCaptcha }: Shown) {
  const errorText = useErrorText();
  return (error: ApiError) => {
    const own = Object.hasOwn(FIELD_OF, error.code) ? FIELD_OF[error.code as ErrorCode] : undefined;
    const answered = error.status !== 0;
    const asked = z.safeParse(AskForCaptcha, error.value).success || own === 'captcha';
    if (asked || (answered && captchaShown)) {
      form.setValue('captcha', '');
      renewCaptcha();
    }
    const codes = own ? { [own]: [error.code] } : error.fields;
    const faulty = ([...TYPED_FIELDS[method], 'captcha'] as const).filter((field) => codes[field]);
    for (const [index, field] of faulty.entries()) {
      form.setError(field, { message: messageOf(codes[field] ?? []) }, { shouldFocus: index === 0 });
    }
    if (faulty.length === 0) toast.error(errorText(error), { duration: toastDuration.long });
  };
}
