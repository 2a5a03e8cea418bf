import { useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { messageOf } from '../../form/useFieldError';
import { useRevalidation } from '../../form/useRevalidation';
import { useInvitation } from './invitation';
import { type CheckedField, type FormRules, registerFaults } from './registerFaults';
import { FIELD_DEFINITIONS } from './registerFields';
import { emptyValues, type RegisterValues } from './registerValues';

const CHECKED_FIELDS = [...Object.keys(FIELD_DEFINITIONS), 'captcha'] as readonly CheckedField[];

/** The form's state: its rules, and a check of what is filled when the language changes. */
export function useRegisterForm(rules: Omit<FormRules, 'takenUsername'>, termsTicked: boolean) {
  const invitation = useInvitation();
  const takenUsername = useRef<string>(undefined);
  const resolver: Resolver<RegisterValues> = (values) => {
    const faults = registerFaults(values, { ...rules, takenUsername: takenUsername.current });
    if (faults.size === 0) return { values, errors: {} };
    const errors = [...faults].map(([field, codes]) => [field, { type: 'rule', message: messageOf(codes) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<RegisterValues>({
    defaultValues: emptyValues(termsTicked, invitation),
    resolver,
    // The order of the fields differs by way: the form itself focuses the first that is wrong.
    shouldFocusError: false,
  });
  useRevalidation(form, CHECKED_FIELDS);
  return { form, takenUsername };
}
