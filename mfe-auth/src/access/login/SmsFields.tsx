import { useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { messageOf } from '../../form/useFieldError';
import { useTexts } from '../../useTexts';
import { MobileNumberField } from '../mobile/MobileNumberField';
import { plainNumber } from '../mobile/plainNumber';
import type { SmsNumber } from '../mobile/smsNumber';
import { SmsCodeField } from '../smsCode/SmsCodeField';
import styles from './LoginForm.module.css';
import type { LoginFormState } from './useLoginForm';

/** The member's number, and a code that is sent to it (AU-009). */
export function SmsFields({ form, errorOf }: Pick<LoginFormState, 'form' | 'errorOf'>) {
  const { t } = useTexts();
  const { control, setValue } = form;
  const dialingCode = useWatch({ control, name: 'dialingCode' });
  const chooseCode = useCallback(
    (code: string) => setValue('dialingCode', code, { shouldValidate: true }),
    [setValue],
  );
  const numberToUse = async (): Promise<SmsNumber | undefined> => {
    const fits = await form.trigger(['mobileNum', 'dialingCode']);
    const { mobileNum, dialingCode: countryDialingCode } = form.getValues();
    if (fits) return { mobileNum: plainNumber(mobileNum), countryDialingCode };
    form.setFocus('mobileNum');
  };
  return (
    <>
      <MobileNumberField
        {...form.register('mobileNum')}
        label={t('fields.mobileNum')}
        placeholder={t('login.mobileHint')}
        dialingCode={dialingCode}
        onDialingCode={chooseCode}
        error={errorOf('mobileNum') ?? errorOf('dialingCode')}
      />
      <div className={styles.code}>
        <SmsCodeField
          {...form.register('messageCode')}
          module="MOBILESMSLOGIN3"
          label={t('fields.verificationCode')}
          numberToUse={numberToUse}
          onRefused={({ code, fields }) => {
            const codes = fields.mobileNum ?? (code === 'mobile.format' ? [code] : undefined);
            if (codes) form.setError('mobileNum', { message: messageOf(codes) }, { shouldFocus: true });
            return codes !== undefined;
          }}
          error={errorOf('messageCode')}
        />
      </div>
    </>
  );
}
