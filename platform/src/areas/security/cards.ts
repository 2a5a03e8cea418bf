import type { BankCard } from '@site/contracts/areas/bankCards';
import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
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

/** Ids of the account's cards that a withdrawal waits for. */
export async function cardsInUse(db: Database, accountId: string): Promise<ReadonlySet<string>> {
  const waiting = await db
    .selectDistinct({ id: withdrawOrders.bankCardId })
    .from(withdrawOrders)
    .where(
      and(eq(withdrawOrders.accountId, accountId), inArray(withdrawOrders.status, ['PENDING', 'APPROVED'])),
    );
  return new Set(waiting.map(({ id }) => id));
}

/** A card as its owner is shown it. */
export const cardView = (
  { id, bankCode, lastFour, branch }: CardRow,
  { payeeName }: Account,
  { inUse, language }: { inUse: boolean; language: Language },
): BankCard => ({
  id,
  bankCode,
  bankName: bankName(bankCode, language),
  cardNo: lastFour,
  holder: maskName(payeeName ?? ''),
  ...(branch !== null && { branch }),
  inUse,
});

/** The cards of an account, as its owner is shown them. */
export async function listCards(db: Database, account: Account, language: Language): Promise<BankCard[]> {
  const cards = await cardsOf(db, account.id);
  const inUse = await cardsInUse(db, account.id);
  return cards.map((card) => cardView(card, account, { inUse: inUse.has(card.id), language }));
}

/** The banks that a card may be of. */
export const shownBanks = (language: Language) =>
  [...BANKS.values()].map(({ code, name, lengths, needsBranch }) => ({
    bankCode: code,
    bankName: textIn(name, language),
    lengths: [...lengths],
    ...(needsBranch && { needsBranch }),
  }));
