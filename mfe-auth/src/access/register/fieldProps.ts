import type { FieldRule } from '@site/contracts/areas/system';
import type { ComponentProps } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { FormField } from './registerFields';
import type { RegisterValues } from './registerValues';

/** What each kind of field of the form is given. */
export interface RegisterFieldProps {
  field: FormField;
  form: UseFormReturn<RegisterValues>;
  required: boolean;
  /** The merchant's. */
  rule: FieldRule | undefined;
  error: string | undefined;
}

/** Attributes that keep a phone's keyboard from changing names, codes and passwords. */
export const typedAsIs = {
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const satisfies ComponentProps<'input'>;
