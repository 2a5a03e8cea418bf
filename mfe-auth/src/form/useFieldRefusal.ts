import type { ApiError } from '@site/api';
import { useErrorText } from '@site/i18n';
import { toast, toastDuration } from '@site/ui/Toast';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { messageOf } from './useFieldError';

/**
 * Says why a call was refused: under its fields, the first of which gets the focus, else as a notice. What was
 * typed stays.
 *
 * @param fieldOf Fields that a code is about by itself, where the answer names none.
 */
export function useFieldRefusal<Fields extends FieldValues>(
  form: UseFormReturn<Fields>,
  fieldOf: Readonly<Record<string, FieldPath<Fields> | undefined>>,
) {
  const errorText = useErrorText();
  return (error: ApiError): void => {
    const own = Object.hasOwn(fieldOf, error.code) ? fieldOf[error.code] : undefined;
    const faulty = (Object.keys(form.getValues()) as FieldPath<Fields>[]).flatMap((field) => {
      const codes = error.fields[field] ?? (field === own ? [error.code] : undefined);
      return codes ? [{ field, codes }] : [];
    });
    for (const [index, { field, codes }] of faulty.entries()) {
      form.setError(field, { message: messageOf(codes) }, { shouldFocus: index === 0 });
    }
    if (faulty.length === 0) toast.error(errorText(error), { duration: toastDuration.long });
  };
}
