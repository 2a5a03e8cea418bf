import type { BankCard } from '@site/contracts/areas/bankCards';
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { formatMoney } from '../../core/money';
import { maskName } from '../accounts/mask';
import { withdrawOrders } from '../cashier/tables';
import { BANKS, bankName } from './banks';
import { bankCards } from './tables';

/** Cards that an account may have. */
export const CARD_LIMIT = 5;

const { number: _number, ...shownColumns } = getTableColumns(bankCards);

/** A card with all but its number. */
export type CardRow = Omit<typeof bankCards.$inferSelect, 'number'>;

/** The cards of an account, the oldest first. */
export const cardsOf = (db: Database, accountId: string): Promise<CardRow[]> =>
  db
    .select(shownColumns)
    .from(bankCards)
    .where(and(eq(bankCards.accountId, accountId), isNull(bankCards.removedAt)))
    .orderBy(asc(bankCards.createdAt), asc(bankCards.id));

/**
 * An account's card by its id, also one that is removed. It stays as it is until the transaction ends, so that it
 * cannot be removed while a withdrawal to it begins.
 */
export async function findCard(db: Database, accountId: string, id: string): Promise<CardRow | undefined> {
  const [card] = await db
    .select(shownColumns)
    .from(bankCards)
    .where(and(eq(bankCards.id, id), eq(bankCards.accountId, accountId)))
    .for('update');
  return card;
}

/** What waits to be withdrawn to cards of the account, by card; nothing waits for the others. */
export async function waitingByCard(db: Database, accountId: string): Promise<ReadonlyMap<string, bigint>> {
  const waiting = await db
    .select({ id: withdrawOrders.bankCardId, amount: sql<string>`sum(${withdrawOrders.amount})` })
    .from(withdrawOrders)
    .where(
      and(eq(withdrawOrders.accountId, accountId), inArray(withdrawOrders.status, ['PENDING', 'APPROVED'])),
    )
    .groupBy(withdrawOrders.bankCardId);
  return new Map(waiting.map(({ id, amount }) => [id, BigInt(amount)]));
}

/** A card as its owner is shown it. */
export const cardView = (
  { id, bankCode, lastFour, branch }: CardRow,
  { payeeName }: Account,
  { waiting, language }: { waiting?: bigint | undefined; language: Language },
): BankCard => ({
  id,
  bankCode,
  bankName: bankName(bankCode, language),
  cardNo: lastFour,
  holder: maskName(payeeName ?? ''),
  ...(branch !== null && { branch }),
  inUse: waiting !== undefined,
  ...(waiting !== undefined && { waiting: formatMoney(waiting) }),
});

/** The cards of an account, as its owner is shown them. */
export async function listCards(db: Database, account: Account, language: Language): Promise<BankCard[]> {
  const cards = await cardsOf(db, account.id);
  const waiting = await waitingByCard(db, account.id);
  return cards.map((card) => cardView(card, account, { waiting: waiting.get(card.id), language }));
}

/** The banks that a card may be of. */
export const shownBanks = (language: Language) =>
  [...BANKS.values()].map(({ code, name, lengths, needsBranch }) => ({
    bankCode: code,
    bankName: textIn(name, language),
    lengths: [...lengths],
    ...(needsBranch && { needsBranch }),
  }));
