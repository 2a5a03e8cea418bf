import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { fileOwner, inAll } from '../../core/operator/merchantTexts';
import { noteAction } from '../../core/operator/noteAction';
import { OperatorRefused } from '../../core/operator/refused';
import type { HelpFile } from './helpFile';
import { helpTopics } from './tables';

/** Which merchant's help is changed, and by whom. */
export interface Change {
  readonly merchant: string;
  readonly by: string;
  readonly at: Date;
}

/** The name of the topic that registration links to. */
const TERMS = 'terms';

/** The merchant's topics in their order, with both titles. */
export const describeTopics = (db: Database, merchant: string) =>
  db
    .select({
      id: helpTopics.id,
      position: helpTopics.position,
      anchor: helpTopics.anchor,
      title: helpTopics.title,
    })
    .from(helpTopics)
    .where(eq(helpTopics.merchant, merchant))
    .orderBy(asc(helpTopics.position), asc(helpTopics.id));

/**
 * Puts a topic into the help: a new one, or another form of one that is there.
 *
 * @returns Whether it is new.
 * @throws OperatorRefused without a text in the merchant's own language, for an id of another merchant, and for an anchor
 * that another topic has.
 */
export async function putTopic(db: Database, file: HelpFile, { merchant, by, at }: Change): Promise<boolean> {
  return db.transaction(async (tx) => {
    const owner = await fileOwner(tx, merchant);
    const [before] = await tx.select().from(helpTopics).where(eq(helpTopics.id, file.id)).for('update');
    if (before && before.merchant !== merchant)
      throw new OperatorRefused(`id: "${file.id}" is another merchant's`);
    const { anchor = null } = file;
    if (before?.anchor === TERMS && anchor !== TERMS)
      throw new OperatorRefused('anchor: registration links to the terms of use; keep "terms" with them');
    if (anchor !== null) await checkAnchor(tx, merchant, file.id, anchor);
    const row = {
      id: file.id,
      merchant,
      position: file.position,
      anchor,
      title: inAll(file.title, owner, 'title'),
      content: inAll(file.content, owner, 'content'),
    };
    if (before) await tx.update(helpTopics).set(row).where(eq(helpTopics.id, file.id));
    else await tx.insert(helpTopics).values(row);
    const details = { new: before === undefined };
    await noteAction(tx, { merchant, by, at, what: 'help put', subject: file.id, details });
    return before === undefined;
  });
}

async function checkAnchor(tx: Database, merchant: string, id: string, anchor: string): Promise<void> {
  const other = and(eq(helpTopics.merchant, merchant), eq(helpTopics.anchor, anchor), ne(helpTopics.id, id));
  if ((await tx.$count(helpTopics, other)) > 0)
    throw new OperatorRefused(`anchor: another topic is called "${anchor}"`);
}

/**
 * Takes a topic out of the help, for good.
 *
 * @throws OperatorRefused for a topic that the merchant has not, and for the terms of use, which registration links to.
 */
export async function takeTopic(db: Database, id: string, { merchant, by, at }: Change): Promise<void> {
  await db.transaction(async (tx) => {
    const [taken] = await tx
      .delete(helpTopics)
      .where(and(eq(helpTopics.id, id), eq(helpTopics.merchant, merchant)))
      .returning({ anchor: helpTopics.anchor });
    if (!taken) throw new OperatorRefused(`${merchant} has no topic "${id}"`);
    if (taken.anchor === TERMS)
      throw new OperatorRefused('registration links to the terms of use: put others in their place');
    await noteAction(tx, { merchant, by, at, what: 'help take', subject: id });
  });
}
