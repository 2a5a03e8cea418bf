import { Field, type FieldProps } from '@site/ui/Field';
import { Icon } from '@site/ui/Icon';
import { UserRound } from 'lucide-react';

interface UsernameFieldProps extends Omit<FieldProps, 'type' | 'icon' | 'autoComplete'> {
  /** Offers passkeys among the stored names. */
  passkeys?: boolean;
}

/** A user name as a phone should take it: never corrected or capitalised, filled by password managers. */
export function UsernameField({ passkeys = false, ...props }: UsernameFieldProps) {
  return (
    <Field
      {...props}
      icon={<Icon of={UserRound} size={20} />}
      autoComplete={passkeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}
