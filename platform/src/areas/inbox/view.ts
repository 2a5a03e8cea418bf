import type { InboxMail } from '@site/contracts/areas/inbox';
import { toInstant } from '../../core/clock';
import type { Language, LocalizedText } from '../../core/language';
import { DESK_NAMES } from './desks';
import type { inboxMessages } from './tables';

/** Longest title and name of a sender, and longest content: what the contract lets through (`Text`, `Html`). */
const LONGEST_LINE = 2_000;
const LONGEST_CONTENT = 100_000;

/** As the database may hold a text that somebody else has written: a language may be missing. */
type WrittenText = Partial<LocalizedText>;

/** In the wanted language, else in the one that there is. */
const written = (text: WrittenText, language: Language): string => text[language] ?? text.en ?? text.th ?? '';

/** Its beginning; half an emoji at the end would be no text. */
const cut = (text: string, length: number): string => text.slice(0, length).replace(/[\uD800-\uDBFF]$/, '');

type Row = Pick<typeof inboxMessages.$inferSelect, 'id' | 'title' | 'sender' | 'desk' | 'at' | 'readAt'>;

/** A mail as the list has it, in one language. */
export const mailView = ({ id, title, sender, desk, at, readAt }: Row, language: Language): InboxMail => ({
  id,
  title: cut(written(title, language), LONGEST_LINE),
  sender: desk ? DESK_NAMES[desk][language] : cut(sender, LONGEST_LINE),
  ...(desk && { desk }),
  at: toInstant(at),
  read: readAt !== null,
});

/** What a mail says, in one language. What is too long for the contract is cut and says so, so that it can be read at all. */
export function contentView(content: WrittenText, language: Language) {
  const whole = written(content, language);
  return whole.length <= LONGEST_CONTENT
    ? { content: whole }
    : { content: cut(whole, LONGEST_CONTENT), shortened: true };
}
