import { INBOX_DESKS } from '@site/contracts/areas/inbox';
import * as z from 'zod/mini';
import { idField, textsOf, titleField } from '../../core/operator/fields';
import { parseFile } from '../../core/operator/parseFile';

const LONGEST_MAIL = 10_000;

const plainText = z.string({ error: 'no text' }).check(
  z.refine((value) => value.trim() !== '', { error: 'empty' }),
  z.maxLength(LONGEST_MAIL, { error: `longer than ${LONGEST_MAIL} characters` }),
);

/** A mail as an operator writes it down. All of it is plain text, whose lines are paragraphs. */
const MailFile = z.strictObject({
  /** Sent again under it, the mailing goes on where it stopped. */
  id: idField,
  desk: z._default(z.enum(INBOX_DESKS, { error: `none of ${INBOX_DESKS.join(', ')}` }), 'SERVICE'),
  title: textsOf(titleField),
  content: textsOf(plainText),
  link: z.optional(
    z.strictObject({
      path: z
        .string({ error: 'no path' })
        .check(z.regex(/^\/m(?:\/[^\s/\\]+)*$/, { error: 'no path of the site: "/m/mall"' })),
      text: textsOf(titleField),
    }),
  ),
});
export type MailFile = z.infer<typeof MailFile>;

/**
 * Reads a mail that an operator has written down.
 *
 * @throws OperatorRefused with the first field that is wrong, and why.
 */
export const readMailFile = (json: string): MailFile => parseFile(MailFile, json);
