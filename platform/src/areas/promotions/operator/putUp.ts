import { and, asc, count, eq, inArray, ne } from 'drizzle-orm';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { formatMoney, parseMoney } from '../../../core/money';
import { noteAction } from '../../../core/operator/noteAction';
import { OperatorRefused } from '../../../core/operator/refused';
import { levels } from '../../benefits/tables';
import { closedReason } from '../status';
import { type PromotionRow, promotionCategories, promotionSignUps, promotions } from '../tables';
import type { PromotionFile } from './promotionFile';

/** Which promotion of which merchant is put up or taken down, and by whom. */
export interface Change {
  readonly merchant: string;
  readonly by: string;
  readonly at: Date;
}

const optionalMoney = (amount: string | undefined) => (amount === undefined ? null : parseMoney(amount));

/** The row that a file asks for; what was given of it so far stays. */
function rowOf({ categories, startsAt, endsAt, turnover, ...file }: PromotionFile, merchant: string) {
  return {
    ...file,
    merchant,
    categoryIds: categories,
    startsAt: new Date(startsAt),
    endsAt: endsAt === undefined ? null : new Date(endsAt),
    turnover: parseMoney(turnover),
    reward: optionalMoney(file.reward),
    rewardBetDays: file.rewardBetDays ?? null,
    rewardDays: file.rewardDays ?? null,
    budget: optionalMoney(file.budget),
    stock: file.stock ?? null,
    audience: file.audience ?? null,
    withdrawnAt: null,
  };
}

/** Refuses a file that names what the merchant does not have. */
async function checkNames(tx: Database, { categories, audience }: PromotionFile, merchant: string) {
  const known = await tx
    .select({ id: promotionCategories.id })
    .from(promotionCategories)
    .where(and(eq(promotionCategories.merchant, merchant), inArray(promotionCategories.id, categories)));
  const unknown = categories.find((category) => !known.some(({ id }) => id === category));
  if (unknown !== undefined) throw new OperatorRefused(`categories: ${merchant} has no "${unknown}"`);
  const { levelFrom } = audience ?? {};
  if (levelFrom === undefined) return;
  const own = and(eq(levels.merchant, merchant), eq(levels.id, levelFrom));
  if ((await tx.$count(levels, own)) === 0)
    throw new OperatorRefused(`audience.levelFrom: ${merchant} has no "${levelFrom}"`);
}

/** Refuses an id by which members know another promotion: they would join the one or the other. */
async function checkLinked(tx: Database, { id }: PromotionFile, merchant: string): Promise<void> {
  const other = and(eq(promotions.merchant, merchant), eq(promotions.linkedId, id), ne(promotions.id, id));
  if ((await tx.$count(promotions, other)) > 0)
    throw new OperatorRefused(`id: "${id}" is what members know another promotion by`);
}

/** Refuses an approval that comes when some have joined: nobody would ever decide about them. */
async function checkApproval(tx: Database, { id, approval }: PromotionFile): Promise<void> {
  if (!approval) return;
  const joined = and(eq(promotionSignUps.promotionId, id), eq(promotionSignUps.status, 'JOINED'));
  const members = await tx.$count(promotionSignUps, joined);
  if (members > 0) throw new OperatorRefused(`approval: ${members} have joined without it`);
}

const holdById = async (tx: Database, id: string): Promise<PromotionRow | undefined> =>
  (await tx.select().from(promotions).where(eq(promotions.id, id)).for('update'))[0];

/**
 * Puts a promotion up: a new one, or another form of one that there is, which keeps what was given of it. It is judged by
 * its new form from the next press on.
 *
 * @returns Whether it is new.
 * @throws OperatorRefused for an id of another merchant or promotion, a category or level that there is not, for a stock or
 *   budget that is less than what was given, and for an approval of what some have joined without one.
 */
export async function putUp(db: Database, file: PromotionFile, change: Change): Promise<boolean> {
  const { merchant, by, at } = change;
  return db.transaction(async (tx) => {
    await checkNames(tx, file, merchant);
    await checkLinked(tx, file, merchant);
    const before = await holdById(tx, file.id);
    if (before && before.merchant !== merchant)
      throw new OperatorRefused(`id: "${file.id}" is another merchant's`);
    if (before && !before.approval) await checkApproval(tx, file);
    const row = rowOf(file, merchant);
    if (before && row.stock !== null && row.stock < before.taken)
      throw new OperatorRefused(`stock: ${before.taken} were asked for already`);
    if (before && row.budget !== null && row.budget < before.spent)
      throw new OperatorRefused(`budget: ${formatMoney(before.spent)} was asked for already`);
    if (before) await tx.update(promotions).set(row).where(eq(promotions.id, file.id));
    else await tx.insert(promotions).values(row);
    await noteAction(tx, {
      merchant,
      by,
      at,
      what: 'promotion up',
      subject: file.id,
      details: { new: before === undefined, reward: file.reward, budget: file.budget, stock: file.stock },
    });
    return before === undefined;
  });
}

/**
 * Takes a promotion down, or puts it up again as it was. Nobody joins or claims meanwhile; what waits is still decided.
 *
 * @throws OperatorRefused for one that the merchant does not have, or that is so already.
 */
export async function setWithdrawn(
  db: Database,
  { merchant, by, at }: Change,
  { id, down, reason }: { readonly id: string; readonly down: boolean; readonly reason?: string | undefined },
): Promise<void> {
  await db.transaction(async (tx) => {
    const promotion = await holdById(tx, id);
    if (promotion?.merchant !== merchant) throw new OperatorRefused(`${merchant} has no promotion "${id}"`);
    if ((promotion.withdrawnAt !== null) === down)
      throw new OperatorRefused(`"${id}" is ${down ? 'down' : 'up'} already`);
    await tx
      .update(promotions)
      .set({ withdrawnAt: down ? at : null })
      .where(eq(promotions.id, id));
    const what = down ? 'promotion down' : 'promotion up';
    await noteAction(tx, { merchant, by, at, what, subject: id, details: { reason } });
  });
}

/** A line for each promotion of a merchant: its state, its time, what was asked for of it, and what waits. */
export async function describePromotions(db: Database, merchant: string, at: Date): Promise<string[]> {
  const rows = await db
    .select()
    .from(promotions)
    .where(eq(promotions.merchant, merchant))
    .orderBy(asc(promotions.position), asc(promotions.id));
  const waiting = await db
    .select({ id: promotionSignUps.promotionId, requests: count() })
    .from(promotionSignUps)
    .where(eq(promotionSignUps.status, 'PENDING'))
    .groupBy(promotionSignUps.promotionId);
  const waitingOf = new Map(waiting.map(({ id, requests }) => [id, requests]));
  return rows.map((row) => {
    const state = row.startsAt > at ? 'LATER' : (closedReason(row, at) ?? 'UP');
    const until = row.endsAt === null ? 'no end' : toInstant(row.endsAt);
    const outOf = (most: string | number | null) => (most === null ? '' : ` of ${most}`);
    const budget = row.budget === null ? null : formatMoney(row.budget);
    return [
      row.id,
      state,
      `${toInstant(row.startsAt)} to ${until}`,
      `given ${row.taken}${outOf(row.stock)}`,
      `spent ${formatMoney(row.spent)}${outOf(budget)}`,
      `${waitingOf.get(row.id) ?? 0} wait`,
      row.title.en,
    ].join('; ');
  });
}
