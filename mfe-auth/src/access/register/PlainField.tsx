import { Field, type FieldProps } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { useLengthHint } from '../../form/useLengthHint';
import { useTexts } from '../../useTexts';
import { type RegisterFieldProps, typedAsIs } from './fieldProps';
import { FIELD_DEFINITIONS, keyboardOf } from './registerFields';

type PlainFieldProps = RegisterFieldProps &
  Pick<FieldProps, 'icon' | 'action' | 'hint' | 'max' | 'maxLength'> & {
    /** After the value has changed. */
    onTyped?: () => void;
  };

/** A field as its definition says, with the merchant's lengths as its hint. */
export function PlainField({ field, form, required, rule, error, onTyped, ...rest }: PlainFieldProps) {
  const { t } = useTexts();
  const lengthHint = useLengthHint();
  const { icon, type = 'text', autoComplete = 'off', saysLength } = FIELD_DEFINITIONS[field];
  const inputMode = keyboardOf(FIELD_DEFINITIONS[field], rule);
  // @texts fields.* — the merchant's settings say which
  const label = t(`fields.${field}`);
  const hint = saysLength && lengthHint(rule);
  return (
    <Field
      {...form.register(field, onTyped && { onChange: onTyped })}
      {...typedAsIs}
      label={required ? label : t('register.optional', { label })}
      icon={<Icon of={icon} size={20} />}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      aria-required={required}
      error={error}
      {...(hint && { hint })}
      {...rest}
    />
  );
}
