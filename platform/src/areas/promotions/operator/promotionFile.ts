import { Html, Id, Instant, Money } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { parseFile } from '../../../core/operator/parseFile';

const LONGEST_TITLE = 120;
/** An application for it is named by it and a word before it, which together are an id too (areas/rewards). */
const LONGEST_ID = 48;
const LONGEST_GROUP = 64;
const MOST_TIMES = 100;
const MOST_DAYS = 366;

const text = z
  .string({ error: 'no text' })
  .check(
    z.minLength(1, { error: 'empty' }),
    z.maxLength(LONGEST_TITLE, { error: `longer than ${LONGEST_TITLE} characters` }),
  );
const inBoth = <Text extends z.ZodMiniType<string>>(one: Text) => z.object({ en: one, th: one });
const html = Html.check(z.minLength(1, { error: 'empty' }));
const money = z.string({ error: 'no amount: write "100.00"' }).check(
  z.refine((value) => Money.safeParse(value).success && !value.startsWith('-'), {
    error: 'no amount: write "100.00"',
  }),
);
const wholeUpTo = (most: number) =>
  z
    .int({ error: 'no whole number' })
    .check(z.gte(0, { error: 'below 0' }), z.lte(most, { error: `above ${most}` }));
/** None at all is said by leaving it out: what ends at once could never be taken, or never be bet. */
const days = wholeUpTo(MOST_DAYS).check(z.gte(1, { error: 'below 1' }));
const instant = z.string({ error: 'no time: write "2026-12-01T00:00:00Z"' }).check(
  z.refine((value) => Instant.safeParse(value).success, {
    error: 'no time: write "2026-12-01T00:00:00Z"',
  }),
);
const id = z.string({ error: 'no id' }).check(
  z.refine((value) => Id.safeParse(value).success, {
    error: 'no id: letters, digits, _ and -, at most 64',
  }),
);
const yes = z._default(z.boolean({ error: 'neither true nor false' }), false);

/** A promotion as an operator writes it down. */
const PromotionFile = z
  .strictObject({
    id: id.check(z.maxLength(LONGEST_ID, { error: `longer than ${LONGEST_ID} characters` })),
    /** Ids of promotion categories. */
    categories: z.array(id),
    title: inBoth(text),
    /** HTML, which the site cleans. */
    content: inBoth(html),
    /** Name of the drawn scene behind the words of the picture. */
    scene: text,
    eyebrow: inBoth(text),
    headline: inBoth(text),
    subline: inBoth(text),
    startsAt: instant,
    endsAt: z.optional(instant),
    signUp: z._default(z.boolean({ error: 'neither true nor false' }), true),
    approval: yes,
    imageRequired: yes,
    remarkRequired: yes,
    turnover: z._default(money, '0.00'),
    reward: z.optional(money),
    rewardTurnover: z._default(wholeUpTo(MOST_TIMES), 0),
    rewardBetDays: z.optional(days),
    rewardDays: z.optional(days),
    budget: z.optional(money),
    stock: z.optional(wholeUpTo(1_000_000_000)),
    audience: z.optional(
      z.strictObject({
        levelFrom: z.optional(id),
        joinedFrom: z.optional(instant),
        groups: z.optional(z.array(z.string().check(z.minLength(1), z.maxLength(LONGEST_GROUP)))),
      }),
    ),
    /** Its place in the list, from the top. */
    position: z._default(wholeUpTo(10_000), 0),
  })
  .check(
    z.refine(({ startsAt, endsAt }) => endsAt === undefined || Date.parse(startsAt) < Date.parse(endsAt), {
      error: 'not after startsAt',
      path: ['endsAt'],
    }),
    z.refine(({ reward }) => reward !== '0.00', { error: 'nothing', path: ['reward'] }),
    // The form never opens for these (PR-013).
    z.refine(
      ({ approval, imageRequired, remarkRequired }) => !(approval && (imageRequired || remarkRequired)),
      {
        error: 'not with imageRequired or remarkRequired',
        path: ['approval'],
      },
    ),
  );
export type PromotionFile = z.infer<typeof PromotionFile>;

/**
 * Reads a promotion that an operator has written down.
 *
 * @throws OperatorRefused with the first field that is wrong, and why.
 */
export const readPromotionFile = (json: string): PromotionFile => parseFile(PromotionFile, json);
