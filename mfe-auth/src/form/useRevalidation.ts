import { useLanguage } from '@site/i18n';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** After a change of language, filled fields are checked again this much later, in ms (AU-028). */
const REVALIDATION_DELAY_MS = 200;

/**
 * Checks the filled ones of these fields again when the language has changed, so that messages are in the new
 * one (AU-028). What the platform found in a field stays: the form's own rules know nothing of it.
 */
export function useRevalidation<Fields extends FieldValues>(
  { getValues, getFieldState, trigger }: UseFormReturn<Fields>,
  fields: readonly FieldPath<Fields>[],
): void {
  const language = useLanguage();
  const checked = useRef(language);
  const check = useEffectEvent(() => {
    const isRefused = (field: FieldPath<Fields>) => {
      const { error } = getFieldState(field);
      // A rule's error has a type, one that was set by hand has none.
      return error !== undefined && error.type === undefined;
    };
    const filled = fields.filter((field) => getValues(field) !== '' && !isRefused(field));
    if (filled.length > 0) void trigger(filled);
  });
  useEffect(() => {
    if (checked.current === language) return;
    const timer = setTimeout(() => {
      checked.current = language;
      check();
    }, REVALIDATION_DELAY_MS);
    return () => clearTimeout(timer);
  }, [language]);
}
