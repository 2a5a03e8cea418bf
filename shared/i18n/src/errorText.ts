import type { TFunction } from 'i18next';
import { translator } from './i18n';
import { useTranslation } from './react';

/** The parts of a failed call that its text depends on; ApiError has them. */
interface Failing {
  readonly code: string;
  readonly message?: string;
  /** Figures for the text: `{ min, max }` … */
  readonly value?: unknown;
  readonly requestId?: string | undefined;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

const UNKNOWN: Failing = { code: 'unknown' };

/** Codes whose text has a key of its own in the specification (SH-015). */
const namedTexts: Readonly<Record<string, string>> = {
  'trial.rejected': 'free_reject',
  'picture.type.unsupported': 'activity_image_type',
  'picture.too.large': 'activity_apply_remark_limit3',
  'picture.too.many': 'activity_apply_remark_limit4',
};

function isFailing(error: unknown): error is Failing {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/**
 * The text of a failure, for players (docs/calls.md, "Error codes"). A code that the site does not know shows
 * the platform's own message, and without one "something went wrong". Anything that is no failed call does
 * too.
 */
export function errorText(t: TFunction, error: unknown): string {
  const failing = isFailing(error) ? error : UNKNOWN;
  return textOf(t, failing) ?? (failing.message || (textOf(t, UNKNOWN) ?? ''));
}

/**
 * The texts of a field's codes, as they stand under the field: joined by commas.
 *
 * @param figures What a text may name: `{ minLength }` of the rule that the field was checked by.
 */
export function fieldErrorText(t: TFunction, codes: readonly string[] = [], figures?: object): string {
  return codes.map((code) => errorText(t, { code, value: figures })).join(', ');
}

/** `undefined` when there is no text for the code. */
function textOf(t: TFunction, { code, value, requestId, retryAfter }: Failing): string | undefined {
  const figures = typeof value === 'object' && value !== null ? value : {};
  // @texts * — the platform says which, by its code
  const text: unknown = t(namedTexts[code] ?? code, {
    // Apart from the options: a platform's value must not be read as one.
    replace: { ...figures, requestId, seconds: retryAfter },
    ns: 'errors',
    keySeparator: false,
    context: contextOf(code, figures, requestId, retryAfter),
    defaultValue: '',
  });
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** Some texts have a fuller form for when its figures are known; the others ignore this. */
function contextOf(code: string, figures: object, requestId?: string, retryAfter?: number) {
  if (code === 'unknown') return requestId && 'support';
  return Object.keys(figures).length > 0 || retryAfter !== undefined ? 'details' : undefined;
}

/** `errorText` for components. */
export function useErrorText(): (error: unknown) => string {
  const { t } = useTranslation('errors');
  return (error) => errorText(t, error);
}

/** `errorText` outside components. */
export function failureText(error: unknown): string {
  return errorText(translator(), error);
}
