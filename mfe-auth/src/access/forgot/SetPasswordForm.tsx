import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { ApiError, useApiMutation, useSettings } from '@site/api';
import { passwordByPhone, type SetPasswordPayload } from '@site/contracts/areas/passwords';
import { Button } from '@site/ui/Button';
import { useCallback, useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { NewPasswordField } from '../../form/NewPasswordField';
import { messageOf, useFieldError } from '../../form/useFieldError';
import { useFieldRefusal } from '../../form/useFieldRefusal';
import { useRevalidation } from '../../form/useRevalidation';
import { useTexts } from '../../useTexts';
import { provenPassword } from '../firebase/proofs';
import { usePhoneProof } from '../firebase/usePhoneProof';
import { MobileNumberField } from '../mobile/MobileNumberField';
import { plainNumber } from '../mobile/plainNumber';
import type { SmsNumber } from '../mobile/smsNumber';
import { SmsCodeField } from '../smsCode/SmsCodeField';
import styles from './ForgotPasswordPage.module.css';
import { type PhoneFields, phoneSchema } from './schemas';
import type { Credentials } from './useFirstLogin';

const EMPTY: PhoneFields = { mobileNum: '', verificationCode: '', newPassword: '', dialingCode: '' };

const FIELD_OF_CODE: Readonly<Record<string, keyof PhoneFields>> = {
  'mobile.format': 'mobileNum',
  'verification.code.wrong': 'verificationCode',
  'verification.code.expired': 'verificationCode',
  'firebase.token.invalid': 'verificationCode',
  'password.format': 'newPassword',
  'password.common': 'newPassword',
  'modify.new.old.same': 'newPassword',
};

/** Number, code and new password. */
export function SetPasswordForm({ onSet }: { onSet: (credentials: Credentials) => void }) {
  const { t } = useTexts();
  const { data: settings } = useSettings();
  const schema = useMemo(() => phoneSchema(settings?.rules), [settings]);
  const form = useForm<PhoneFields>({ defaultValues: EMPTY, resolver: standardSchemaResolver(schema) });
  const { control, register, setValue } = form;
  const dialingCode = useWatch({ control, name: 'dialingCode' });
  const chooseCode = useCallback(
    (code: string) => setValue('dialingCode', code, { shouldValidate: true }),
    [setValue],
  );
  useRevalidation(form, ['mobileNum', 'verificationCode', 'newPassword']);
  const errorOf = useFieldError(form, { mobileNum: settings?.rules.mobileNum });
  const showRefusal = useFieldRefusal(form, FIELD_OF_CODE);
  const { mutate, isPending } = useApiMutation(passwordByPhone, {
    silent: true,
    onSuccess: (_nothing, { mobileNum, newPassword }) => onSet({ mobileNum, newPassword }),
    onError: (error) => {
      clearRefused(error);
      showRefusal(error);
    },
  });
  /** What the platform has judged is typed anew (AU-072); without an answer everything stays. */
  const clearRefused = ({ code, status }: ApiError) => {
    if (status !== 0) setValue(code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode', '');
  };
  const phoneProof = usePhoneProof();
  const send = async (payload: SetPasswordPayload) => {
    try {
      mutate(phoneProof ? await provenPassword(phoneProof, payload) : payload);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error);
    }
  };
  const submit = form.handleSubmit(({ dialingCode: countryDialingCode, ...typed }) =>
    send({ ...typed, countryDialingCode }),
  );
  const numberToUse = async (): Promise<SmsNumber | undefined> => {
    const fits = await form.trigger(['mobileNum', 'dialingCode']);
    const { mobileNum, dialingCode: countryDialingCode } = form.getValues();
    if (fits) return { mobileNum: plainNumber(mobileNum), countryDialingCode };
    form.setFocus('mobileNum');
  };
  const showRefusedNumber = ({ code, fields }: ApiError): boolean => {
    const codes = fields.mobileNum ?? (code === 'mobile.format' ? [code] : undefined);
    if (codes) form.setError('mobileNum', { message: messageOf(codes) }, { shouldFocus: true });
    return codes !== undefined;
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p className={styles.lead}>{t('forgot.byPhoneLead')}</p>
      <MobileNumberField
        {...register('mobileNum')}
        label={t('fields.mobileNum')}
        dialingCode={dialingCode}
        onDialingCode={chooseCode}
        error={errorOf('mobileNum') ?? errorOf('dialingCode')}
      />
      <SmsCodeField
        {...register('verificationCode')}
        module="CHNGPASSVERIF3"
        label={t('fields.verificationCode')}
        numberToUse={numberToUse}
        onRefused={showRefusedNumber}
        error={errorOf('verificationCode')}
      />
      <NewPasswordField
        {...register('newPassword')}
        label={t('changePassword.new')}
        error={errorOf('newPassword')}
      />
      <Button
        type="submit"
        block
        loading={isPending || form.formState.isSubmitting}
        className={styles.submit}
      >
        {t('forgot.set')}
      </Button>
    </form>
  );
}
