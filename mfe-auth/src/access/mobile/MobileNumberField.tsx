import { MOBILE_NUMBER_MAX_LENGTH } from '@site/contracts/areas/validators';
import { Field, type FieldProps } from '@site/ui/Field';
import { DialingCodePicker } from './DialingCodePicker';

interface MobileNumberFieldProps
  extends Omit<FieldProps, 'type' | 'icon' | 'inputMode' | 'autoComplete' | 'maxLength'> {
  dialingCode: string;
  onDialingCode: (dialingCode: string) => void;
}

/** A number as it is dialled in its country, and the country's code before it. */
export function MobileNumberField({ dialingCode, onDialingCode, ...field }: MobileNumberFieldProps) {
  return (
    <Field
      {...field}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={MOBILE_NUMBER_MAX_LENGTH}
      icon={<DialingCodePicker value={dialingCode} onChange={onDialingCode} />}
    />
  );
}
