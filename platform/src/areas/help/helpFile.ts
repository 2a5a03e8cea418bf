import * as z from 'zod/mini';
import { htmlField, idField, textsOf, titleField } from '../../core/operator/fields';
import { parseFile } from '../../core/operator/parseFile';

const MOST_TOPICS = 1_000;

/** A topic of the help as an operator writes it down. */
const HelpFile = z.strictObject({
  id: idField,
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
  title: textsOf(titleField),
  content: textsOf(htmlField),
});
export type HelpFile = z.infer<typeof HelpFile>;

/**
 * Reads a topic that an operator has written down.
 *
 * @throws OperatorRefused with the first field that is wrong, and why.
 */
export const readHelpFile = (json: string): HelpFile => parseFile(HelpFile, json);
