import type { FieldRule } from '@site/contracts/areas/system';
import { fieldErrorText } from '@site/i18n';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTexts } from '../useTexts';

/** Codes of one field as one message, which `useFieldError` reads: texts follow the language, codes do not. */
export const messageOf = (codes: readonly string[]): string => codes.join(' ');

/** By field: what its texts may name. */
type Figures<Fields extends FieldValues> = { readonly [Field in FieldPath<Fields>]?: FieldFigures };
type FieldFigures = Pick<FieldRule, 'minLength'> | undefined;

/** Gives what stands under a field: the texts of its codes, joined by commas (AU-050). */
export function useFieldError<Fields extends FieldValues>(
  { getFieldState, formState }: UseFormReturn<Fields>,
  figures?: Figures<Fields>,
) {
  const { t } = useTexts();
  return (field: FieldPath<Fields>): string | undefined => {
    const codes = getFieldState(field, formState).error?.message;
    return codes && fieldErrorText(t, codes.split(' '), figures?.[field]);
  };
}
