import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, useSettings } from '@site/api';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useCaptcha } from '../captcha/useCaptcha';
import { provenLogin } from '../firebase/proofs';
import { usePhoneProof } from '../firebase/usePhoneProof';
import { useFieldError } from '../form/useFieldError';
import { EMPTY_LOGIN, type LoginFields, type LoginMethod } from './loginFields';
import { loginPayload } from './loginPayload';
import { loginSchema } from './loginSchema';
import { useLogin } from './queries';
import { useRefusal } from './useRefusal';
import { useRemembered } from './useRemembered';

/** The state of the login form for the way that shows: its rules, captcha, memory and call. */
export function useLoginForm(method: LoginMethod) {
  const { data: settings } = useSettings();
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const schema = useMemo(
    () => loginSchema(settings?.rules, { method, captchaShown }),
    [settings, method, captchaShown],
  );
  const form = useForm<LoginFields>({ defaultValues: EMPTY_LOGIN, resolver: standardSchemaResolver(schema) });
  const remembered = useRemembered(form, method, settings?.rememberPassword);
  const renewCaptcha = () => (captchaShown ? void captcha.refetch() : setCaptchaShown(true));
  const showRefusal = useRefusal(form, { captchaShown, renewCaptcha });
  const login = useLogin({
    onAccepted: remembered.keep,
    persist: () => form.getValues('remember'),
    onRefused: showRefusal,
  });
  const phoneProof = usePhoneProof();
  const send = async (values: LoginFields) => {
    const payload = loginPayload(method, values, { captchaShown });
    try {
      login.mutate(payload.type === 'sms' && phoneProof ? await provenLogin(phoneProof, payload) : payload);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error);
    }
  };
  return {
    form,
    captcha,
    captchaShown,
    canRemember: remembered.offered,
    errorOf: useFieldError(form, { mobileNum: settings?.rules.loginMobileNum }),
    pending: login.isPending || form.formState.isSubmitting,
    submit: form.handleSubmit(send),
    /** For a change of the way: the other one gets a captcha of its own (AU-023). */
    startAnew: () => {
      if (!captchaShown) return;
      form.setValue('captcha', '');
      renewCaptcha();
    },
  };
}

export type LoginFormState = ReturnType<typeof useLoginForm>;
