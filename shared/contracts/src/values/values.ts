import * as z from 'zod/mini';

/*
 * The forms of ids, dates and money (docs/calls.md, "Values").
 */

/** Opaque, at most 64 of `A-Z a-z 0-9 _ -`. */
export const Id = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Decimal string with exactly two decimals, sign only when negative, no grouping. Never a float. */
export const Money = z.string().check(z.regex(/^-?(0|[1-9]\d{0,15})\.\d{2}$/));

/** ISO 8601 in UTC, from 1900 to 2199. `Date.parse` reads whatever is of this form: each part is within its bounds. */
export const Instant = z
  .string()
  .check(
    z.regex(
      /^(19|2[01])\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3])(:[0-5]\d){2}(\.\d{1,3})?Z$/,
    ),
  );

/** A calendar day in the merchant's time zone, `YYYY-MM-DD`. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** An address of an image or page: of another origin over https, or a path of this one. */
export const Url = z.string().check(z.regex(/^(https?:\/\/|\/(?![/\\]))[^\s]*$/), z.maxLength(2048));

/** HTML from a merchant's editors. Untrusted: goes through RichText only. */
export const Html = z.string().check(z.maxLength(100_000));

export const Text = z.string().check(z.maxLength(2_000));

/** Nothing to ask. Unknown fields are ignored on both sides (docs/calls.md, "Transport"). */
export const Nothing = z.object({});

/** Largest page a caller may ask for (docs/calls.md, "Pages"). */
export const MAX_PAGE_SIZE = 100;

/** A whole number that arrives as text in a query string or as a number in JSON. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce.number<number | string>().check(z.int(), z.gte(minimum), z.lte(maximum));

export const PageNumber = wholeNumber(1, 100_000);
export const PageSize = wholeNumber(1, MAX_PAGE_SIZE);
export const Limit = wholeNumber(1, MAX_PAGE_SIZE);

/** Language of texts as the `language` and `lang` parameters spell it. */
export const LanguageParameter = z.enum(['TH', 'EN', 'ID', 'CN', 'TY']);
export type LanguageParameter = z.infer<typeof LanguageParameter>;

/** As it is typed; compared without case. */
export const Username = z.string().check(z.minLength(1), z.maxLength(64));

/** As it is typed: which passwords are good is the merchant's rule. */
export const Password = z.string().check(z.minLength(1), z.maxLength(128));

/** Digits without the plus sign. */
export const DialingCode = z.string().check(z.regex(/^[1-9]\d{0,3}$/));

/** A point in time of which a countdown is made: milliseconds since 1970. */
export const ExpirationTime = z.int();

/** Account types (docs/calls.md, "Rights"). */
export const AccountType = z.union([
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(4),
  z.literal(40),
  z.literal(41),
  z.literal(42),
]);
export type AccountType = z.infer<typeof AccountType>;
