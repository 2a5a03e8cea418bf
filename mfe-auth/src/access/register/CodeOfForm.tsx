import { useWatch } from 'react-hook-form';
import { messageOf } from '../../form/useFieldError';
import { useTexts } from '../../useTexts';
import { plainNumber } from '../mobile/plainNumber';
import { SmsCodeField } from '../smsCode/SmsCodeField';
import type { RegisterFieldProps } from './fieldProps';

/** The code for the form's number; not there while an optional number is empty. */
export function CodeOfForm({ form, required, error }: RegisterFieldProps) {
  const { t } = useTexts();
  const number = plainNumber(useWatch({ control: form.control, name: 'mobileNum' }).trim());
  if (number === '') return null;
  const label = t('fields.verificationCode');
  const numberToUse = async () => {
    const fits = await form.trigger('mobileNum');
    if (fits) return { mobileNum: number, countryDialingCode: form.getValues('dialingCode') };
    form.setFocus('mobileNum');
  };
  return (
    <SmsCodeField
      {...form.register('verificationCode')}
      module="REGMOBVERF3"
      label={required ? label : t('register.optional', { label })}
      numberToUse={numberToUse}
      onRefused={({ code, fields }) => {
        const codes = fields.mobileNum ?? (code === 'mobile.exists' ? [code] : undefined);
        if (codes) form.setError('mobileNum', { message: messageOf(codes) });
        if (codes) form.setFocus('mobileNum');
        return codes !== undefined;
      }}
      error={error}
    />
  );
}
