import { ApiError, useSettings } from '@site/api';
import { useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useFieldError } from '../../form/useFieldError';
import { useRevalidation } from '../../form/useRevalidation';
import { useCaptcha } from '../captcha/useCaptcha';
import { provenLogin } from '../firebase/proofs';
import { usePhoneProof } from '../firebase/usePhoneProof';
import { useLogin } from '../signIn/useLogin';
import { cleaned, type LoginRules, loginFaults } from './loginFaults';
import { checkedFields, EMPTY_LOGIN, type LoginFields, type LoginMethod } from './loginFields';
import { loginPayload } from './loginPayload';
import { useRefusal } from './useRefusal';
import { useRemembered } from './useRemembered';

/** Once the language has changed (AU-028). */
const CHECKED_AGAIN = ['username', 'password', 'mobileNum', 'messageCode'] as const;

/** The state of the login form for the way that shows: its rules, captcha, memory and call. */
export function useLoginForm(method: LoginMethod) {
  const { data: settings, isPending: waits } = useSettings();
  const [captchaShown, setCaptchaShown] = useState(false);
  const captcha = useCaptcha(captchaShown);
  const rules: LoginRules = { method, captchaShown, rules: settings?.rules };
  const form = useForm<LoginFields>({
    defaultValues: EMPTY_LOGIN,
    resolver: resolverOf(rules),
    // The fields do not register in the order in which they stand.
    shouldFocusError: false,
  });
  useRevalidation(form, CHECKED_AGAIN);
  const remembered = useRemembered(form, method, settings?.rememberPassword);
  const renewCaptcha = () => (captchaShown ? void captcha.refetch() : setCaptchaShown(true));
  const startAnew = () => {
    if (!captchaShown) return;
    form.setValue('captcha', '');
    renewCaptcha();
  };
  const showRefusal = useRefusal(form, { captchaShown, renewCaptcha });
  const login = useLogin({
    onAccepted: remembered.keep,
    persist: () => form.getValues('remember'),
    onRefused: showRefusal,
    onSecondStep: startAnew,
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
  const focusFirst = (errors: FieldErrors<LoginFields>) => {
    const first = checkedFields(rules).find((field) => errors[field]);
    if (first) form.setFocus(first === 'dialingCode' ? 'mobileNum' : first);
  };
  return {
    form,
    captcha,
    captchaShown,
    /** Where its field cannot be shown: the platform asks for it anew. */
    hideCaptcha: () => setCaptchaShown(false),
    /** Until the merchant's rules are known. It can be used. */
    waits,
    canRemember: remembered.offered,
    errorOf: useFieldError(form, { mobileNum: settings?.rules.loginMobileNum }),
    pending: login.isPending || form.formState.isSubmitting,
    submit: form.handleSubmit(send, focusFirst),
    /** For a change of the way: the other one gets a captcha of its own (AU-023). */
    startAnew,
  };
}

const resolverOf =
  (rules: LoginRules): Resolver<LoginFields> =>
  (typed) => {
    const values = cleaned(typed);
    const faults = loginFaults(values, rules);
    if (faults.size === 0) return { values, errors: {} };
    const errors = [...faults].map(([field, message]) => [field, { type: 'rule', message }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };

export type LoginFormState = ReturnType<typeof useLoginForm>;
