import { Field, type FieldProps } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { LockKeyhole } from 'lucide-react';

interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'icon' | 'autoComplete'> {
  /** `new` offers a generated password, `current` the stored one. */
  kind: 'current' | 'new';
}

/** A password as a phone should take it: shown on demand, never corrected, filled by password managers. */
export function PasswordField({ kind, ...rest }: PasswordFieldProps) {
  return (
    <Field
      {...rest}
      type="password"
      icon={<Icon of={LockKeyhole} size={20} />}
      autoComplete={`${kind}-password`}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
