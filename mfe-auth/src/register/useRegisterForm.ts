import { useLanguage } from '@site/i18n';
import { useEffect, useRef } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { messageOf } from '../form/useFieldError';
import { type CheckedField, type FormRules, registerFaults } from './registerFaults';
import { emptyValues, type RegisterValues } from './registerValues';

/** After a change of language, filled fields are checked again this much later, in ms (AU-028). */
export const REVALIDATION_DELAY_MS = 200;

/** The form's state: its rules, and a check of what is filled when the language changes. */
export function useRegisterForm(rules: Omit<FormRules, 'takenUsername'>, termsTicked: boolean) {
  const takenUsername = useRef<string>(undefined);
  const resolver: Resolver<RegisterValues> = (values) => {
    const faults = registerFaults(values, { ...rules, takenUsername: takenUsername.current });
    if (faults.size === 0) return { values, errors: {} };
    const errors = [...faults].map(([field, codes]) => [field, { type: 'rule', message: messageOf(codes) }]);
    return { values: {}, errors: Object.fromEntries(errors) };
  };
  const form = useForm<RegisterValues>({
    defaultValues: emptyValues(termsTicked),
    resolver,
    // The order of the fields differs by way: the form itself focuses the first that is wrong.
    shouldFocusError: false,
  });
  useRevalidation(form);
  return { form, takenUsername };
}

function useRevalidation({ getValues, trigger }: ReturnType<typeof useForm<RegisterValues>>) {
  const language = useLanguage();
  const checked = useRef(language);
  useEffect(() => {
    if (checked.current === language) return;
    const timer = setTimeout(() => {
      checked.current = language;
      const { terms, dialingCode, ...texts } = getValues();
      const filled = (Object.keys(texts) as CheckedField[]).filter((field) => texts[field] !== '');
      if (filled.length > 0) void trigger(filled);
    }, REVALIDATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [language, getValues, trigger]);
}
