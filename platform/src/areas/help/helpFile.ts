import { Html, Id } from '@site/contracts/values/values';
import * as z from 'zod/mini';
import { parseFile } from '../../core/operator/parseFile';

const LONGEST_TITLE = 120;
const MOST_TOPICS = 1_000;

const id = z.string({ error: 'no id' }).check(
  z.refine((value) => Id.safeParse(value).success, {
    error: 'no id: letters, digits, _ and -, at most 64',
  }),
);
const title = z
  .string({ error: 'no text' })
  .check(
    z.minLength(1, { error: 'empty' }),
    z.maxLength(LONGEST_TITLE, { error: `longer than ${LONGEST_TITLE} characters` }),
  );
const html = Html.check(z.minLength(1, { error: 'empty' }));
const inBoth = <Text extends z.ZodMiniType<string>>(text: Text) => z.object({ en: text, th: text });

/** A topic of the help as an operator writes it down. */
const HelpFile = z.strictObject({
  id,
  /** What an address of the site calls it, after `#`: `terms` is what registration links to. */
  anchor: z.optional(
    z
      .string({ error: 'no text' })
      .check(z.regex(/^[a-z][a-z0-9-]{0,31}$/, { error: 'not of a letter, then letters, digits and -' })),
  ),
  /** Its place in the menu, from the top. */
  position: z
    .int({ error: 'no whole number' })
    .check(z.gte(0, { error: 'below 0' }), z.lte(MOST_TOPICS, { error: `above ${MOST_TOPICS}` })),
  title: inBoth(title),
  /** HTML, which the site cleans. */
  content: inBoth(html),
});
export type HelpFile = z.infer<typeof HelpFile>;

/**
 * Reads a topic that an operator has written down.
 *
 * @throws OperatorRefused with the first field that is wrong, and why.
 */
export const readHelpFile = (json: string): HelpFile => parseFile(HelpFile, json);
