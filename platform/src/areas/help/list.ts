import type { HelpTopic } from '@site/contracts/areas/messages';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { helpTopics } from './tables';

/** The merchant's help, topic by topic, in its order. */
export async function listHelpTopics(
  db: Database,
  merchant: string,
  language: Language,
): Promise<HelpTopic[]> {
  const rows = await db
    .select()
    .from(helpTopics)
    .where(eq(helpTopics.merchant, merchant))
    .orderBy(asc(helpTopics.position), asc(helpTopics.id));
  return rows.map(({ title, content, anchor }) => ({
    title: textIn(title, language),
    content: textIn(content, language),
    ...(anchor !== null && { anchor }),
  }));
}
