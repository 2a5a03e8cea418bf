import { MOBILE_NUMBER_MAX_LENGTH } from '@site/contracts/areas/validators';
import { type RefObject, useCallback } from 'react';
import { useWatch } from 'react-hook-form';
import { DialingCodePicker } from '../mobile/DialingCodePicker';
import { CodeOfForm } from './CodeOfForm';
import type { RegisterFieldProps } from './fieldProps';
import { PlainField } from './PlainField';
import { UsernameField } from './UsernameField';

interface FieldOfFormProps extends RegisterFieldProps {
  takenUsername: RefObject<string | undefined>;
  latestBirthDate: string;
}

/** A field by its key: most are plain, some do more than hold a text. */
export function FieldOfForm({ takenUsername, latestBirthDate, ...props }: FieldOfFormProps) {
  const { field, form } = props;
  switch (field) {
    case 'username':
      return <UsernameField {...props} takenUsername={takenUsername} />;
    case 'password': {
      const recheck = () => form.getValues('confirmPassword') !== '' && void form.trigger('confirmPassword');
      return <PlainField {...props} onTyped={recheck} />;
    }
    case 'mobileNum':
      return (
        <PlainField
          {...props}
          icon={<DialingCodeOfForm form={form} />}
          maxLength={MOBILE_NUMBER_MAX_LENGTH}
        />
      );
    case 'verificationCode':
      return <CodeOfForm {...props} />;
    case 'birthDate':
      return <PlainField {...props} max={latestBirthDate} />;
    default:
      return <PlainField {...props} />;
  }
}

function DialingCodeOfForm({ form: { control, setValue } }: Pick<RegisterFieldProps, 'form'>) {
  const dialingCode = useWatch({ control, name: 'dialingCode' });
  const choose = useCallback((code: string) => setValue('dialingCode', code), [setValue]);
  return <DialingCodePicker value={dialingCode} onChange={choose} />;
}
