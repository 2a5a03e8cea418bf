import { type ApiError, useMerchant } from '@site/api';
import type { RegisterSettings } from '@site/contracts/areas/registration';
import type { Settings } from '@site/contracts/areas/system';
import { CAPTCHA_MAX_LENGTH } from '@site/contracts/areas/validators';
import { PATHS } from '@site/contracts/values/paths';
import { useNavigate } from '@site/router';
import { Button } from '@site/ui/Button';
import { lazyComponent } from '@site/ui/lazyPart';
import { toast } from '@site/ui/Toast';
import { type FormEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldError } from '../../form/useFieldError';
import { useTexts } from '../../useTexts';
import { CaptchaField } from '../captcha/CaptchaField';
import { useCaptcha } from '../captcha/useCaptcha';
import { latestBirthDate } from './birthDate';
import { FieldOfForm } from './FieldOfForm';
import { useRegistration } from './queries';
import styles from './RegisterForm.module.css';
import type { CheckedField } from './registerFaults';
import { enabledFields, type RegisterWay } from './registerFields';
import { payloadOf } from './registerValues';
import { TermsBox } from './TermsBox';
import { useRegisterForm } from './useRegisterForm';
import { useRegisterRefusal } from './useRegisterRefusal';

/** Hardly anybody sees it. */
const RegistrationRefused = lazyComponent(() => import('./RegistrationRefused'));

/** Years; a merchant whose settings did not load. */
const DEFAULT_MIN_AGE = 18;

interface RegisterFormProps {
  way: RegisterWay;
  /** What this way asks for. */
  settings: RegisterSettings;
  /** Rules and age; `undefined` where they could not be had. */
  merchant: Settings | undefined;
}

/** The fields that the merchant asks for, age and terms, and the call (AU-041 to AU-060). */
export function RegisterForm({ way, settings, merchant }: RegisterFormProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const { timeZone } = useMerchant();
  const minAge = merchant?.minAge ?? DEFAULT_MIN_AGE;
  const rules = { way, settings, rules: merchant?.rules, latestBirthDate: latestBirthDate(minAge, timeZone) };
  const { form, takenUsername } = useRegisterForm(rules, merchant?.termsTicked ?? true);
  const errorOf = useFieldError(form, { mobileNum: merchant?.rules.mobileNum });
  const accepted = useWatch({ control: form.control, name: 'terms' });
  const captcha = useCaptcha(settings.captcha.enabled);
  const fields = enabledFields(way, settings);
  const shown: readonly CheckedField[] = settings.captcha.enabled ? [...fields, 'captcha'] : fields;
  const [closed, setClosed] = useState<ApiError>();
  const { register, sending } = useRegistration(way, {
    onGuest: () => {
      toast.success(t('register.done'));
      void navigate(PATHS.home, { replace: true });
    },
    onRefused: useRegisterRefusal(form, {
      fields: shown,
      renewCaptcha: () => void captcha.refetch(),
      onClosed: setClosed,
    }),
  });
  const send = form.handleSubmit(
    (values) => {
      setClosed(undefined);
      return register(payloadOf(values, rules));
    },
    (errors) => {
      const first = shown.find((field) => errors[field]);
      if (first) form.setFocus(first);
    },
  );
  // The Enter key sends a form whose button only looks disabled.
  const submit = (event: FormEvent) => (accepted ? void send(event) : event.preventDefault());

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {fields.map((field) => (
        <FieldOfForm
          key={field}
          field={field}
          form={form}
          required={settings[field]?.required ?? false}
          rule={merchant?.rules[field]}
          error={errorOf(field)}
          takenUsername={takenUsername}
          latestBirthDate={rules.latestBirthDate}
        />
      ))}
      {settings.captcha.enabled && (
        <CaptchaField
          {...form.register('captcha')}
          maxLength={CAPTCHA_MAX_LENGTH}
          captcha={captcha}
          error={errorOf('captcha')}
        />
      )}
      <TermsBox {...form.register('terms')} minAge={minAge} />
      <Button type="submit" block disabled={!accepted} loading={sending}>
        {t('register.submit')}
      </Button>
      {closed && <RegistrationRefused error={closed} />}
    </form>
  );
}
