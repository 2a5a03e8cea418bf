import { Field, type FieldProps } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { UserRound } from 'lucide-react';

/** A user name as a phone should take it: never corrected or capitalised, filled by password managers. */
export function UsernameField(props: Omit<FieldProps, 'type' | 'icon' | 'autoComplete'>) {
  return (
    <Field
      {...props}
      icon={<Icon of={UserRound} size={20} />}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
