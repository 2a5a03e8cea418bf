import { Html, Id, Url } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { faultOfRichText } from './richText';

const LONGEST_TITLE = 120;

/** The id of what an operator writes down. */
export const idField = z.string({ error: 'no id' }).check(
  z.refine((value) => Id.safeParse(value).success, {
    error: 'no id: letters, digits, _ and -, at most 64',
  }),
);

/** A line, as titles are. */
export const titleField = z.string({ error: 'no text' }).check(
  z.refine((value) => value.trim() !== '', { error: 'empty' }),
  z.maxLength(LONGEST_TITLE, { error: `longer than ${LONGEST_TITLE} characters` }),
);

/** HTML of which the site shows all. */
export const htmlField = z.string({ error: 'no text' }).check((context) => {
  const { value } = context;
  const fault =
    value.trim() === ''
      ? 'empty'
      : Html.safeParse(value).success
        ? faultOfRichText(value)
        : 'longer than 100000 characters';
  if (fault !== undefined) context.issues.push({ code: 'custom', input: value, message: fault });
});

/** A path of the site, or https. */
export const linkField = z.string({ error: 'no link' }).check(
  z.refine((value) => Url.safeParse(value).success && !value.startsWith('http:'), {
    error: 'no link: a path of the site ("/m/mall") or https://…',
  }),
);

const TIME = /^20\d\d-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the calendar has it: dates run over, the 30th of February into March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
}

/** A time in the merchant's time zone; `instantIn` (merchantTexts.ts) says when that is. */
export const timeField = z.string({ error: 'no time: write "2026-12-01 09:00"' }).check(
  z.refine((value) => TIME.test(value) && isDay(value.slice(0, 10)), {
    error: 'no time: write "2026-12-01 09:00"',
  }),
);

interface Times {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** That `until` comes after `from`: times of one clock compare as they are written. */
export const timesInOrder = z.refine<Times>(
  ({ from, until }) => from === undefined || until === undefined || from < until,
  { error: 'not after from', path: ['until'] },
);

/** A text in some of the languages; `inAll` (merchantTexts.ts) fills in the others. */
export const textsOf = <Text extends z.ZodMiniType<string>>(text: Text) =>
  z.strictObject({ en: z.optional(text), th: z.optional(text) });
