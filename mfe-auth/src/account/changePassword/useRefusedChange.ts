import type { ApiError } from '@site/api';
import type { UseFormReturn } from 'react-hook-form';
import { dropHeldPassword } from '../../access/signIn/heldPassword';
import type { ChangePasswordFields } from './changePasswordSchema';

const FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

interface Reactions {
  readonly sayItIsTheSame: () => Promise<void>;
  /** The form asks for the old password from now on. */
  readonly forgetHeld: () => void;
}

/**
 * What a refused change leaves: no notice (AU-081), what was typed, and under its field what the platform
 * found wrong there, as with any rule. That the passwords are the same is said as the form itself says it.
 */
export function useRefusedChange(
  form: UseFormReturn<ChangePasswordFields>,
  { sayItIsTheSame, forgetHeld }: Reactions,
) {
  return (error: ApiError): void => {
    if (error.code === 'modify.new.old.same') {
      void sayItIsTheSame();
      return;
    }
    if (error.code === 'password.old.wrong') {
      // What is held does not open this account: it was changed elsewhere.
      dropHeldPassword();
      forgetHeld();
    }
    const byField = FIELDS.flatMap((field) => {
      const codes = codesOf(error, field);
      return codes ? [{ field, codes }] : [];
    });
    for (const [index, { field, codes }] of byField.entries()) {
      form.setError(field, { message: codes.join(' ') }, { shouldFocus: index === 0 });
    }
  };
}

const FIELD_OF_CODE: Readonly<Record<string, keyof ChangePasswordFields>> = {
  'password.old.wrong': 'oldPassword',
  'password.format': 'newPassword',
  'password.common': 'newPassword',
  'password.confirm.mismatch': 'confirmNewPassword',
};

const codesOf = (error: ApiError, field: keyof ChangePasswordFields) =>
  error.fields[field] ?? (FIELD_OF_CODE[error.code] === field ? [error.code] : undefined);
