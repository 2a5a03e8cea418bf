import type { ApiError } from '@site/api';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import type { UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { messageOf } from '../form/useFieldError';
import type { LoginFields } from './loginSchema';

const FIELDS = ['username', 'password', 'captcha'] as const;

const AskForCaptcha = z.object({ captcha: z.literal(true) });

interface Captcha {
  readonly captchaShown: boolean;
  /** Shows the captcha, or loads a new picture into it. */
  readonly renewCaptcha: () => void;
}

/**
 * Says why a login failed: under its field where it belongs to one, else as a notice. What was typed stays;
 * only a captcha that the platform has used up is emptied (AU-016).
 */
export function useRefusal(form: UseFormReturn<LoginFields>, { captchaShown, renewCaptcha }: Captcha) {
  const errorText = useErrorText();
  return (error: ApiError) => {
    const answered = error.status !== 0;
    const asked = z.safeParse(AskForCaptcha, error.value).success || isAboutCaptcha(error);
    if (asked || (answered && captchaShown)) {
      form.setValue('captcha', '');
      renewCaptcha();
    }
    const byField = codesByField(error);
    for (const [index, { field, codes }] of byField.entries()) {
      form.setError(field, { message: messageOf(codes) }, { shouldFocus: index === 0 });
    }
    if (byField.length === 0) toast.error(errorText(error), { duration: toastDuration.long });
  };
}

const isAboutCaptcha = ({ code }: ApiError) => code === 'captcha.required' || code === 'captcha.wrong';

function codesByField(error: ApiError) {
  // Name and password have one text for both: it stands under the second.
  if (error.code === 'login.failed') return [{ field: 'password' as const, codes: [error.code] }];
  if (isAboutCaptcha(error)) return [{ field: 'captcha' as const, codes: [error.code] }];
  return FIELDS.flatMap((field) => {
    const codes = error.fields[field];
    return codes ? [{ field, codes }] : [];
  });
}
