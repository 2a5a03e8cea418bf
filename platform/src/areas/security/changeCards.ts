import type { addBankCard } from '@site/contracts/areas/security';
import { lengthOf } from '@site/contracts/areas/validators';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { lockAccount } from '../../core/accounts/lockAccount';
import type { Account } from '../../core/accounts/tables';
import { holdAccount } from '../../core/care/hold';
import type { Database } from '../../core/db/client';
import { Refusal, refusalUnder } from '../../core/http/refusal';
import type { SignedInContext } from '../../core/http/route';
import { newId } from '../../core/ids';
import { checkPaymentPassword } from '../../core/payment/paymentPassword';
import { tellOwner } from '../accounts/tellOwner';
import { admitChange } from '../care/excluded';
import { BANKS, isNumberOf } from './banks';
import { CARD_LIMIT, type CardRow, cardsOf, cardView, findCard, waitingByCard } from './cards';
import { bankCards } from './tables';

type Typed = z.output<(typeof addBankCard)['request']>;
type NewCard = typeof bankCards.$inferInsert;

const SHOWN_DIGITS = 4;
const LONGEST_BRANCH = 60;

/** A card as it is stored, of one that was typed. Throws field.format, bank.card.number, field.required. */
function readCard({ id: accountId, merchant }: Account, typed: Typed, createdAt: Date): NewCard {
  const bank = BANKS.get(typed.bankCode);
  if (!bank) throw refusalUnder('bankCode', 'field.format');
  if (!isNumberOf(bank, typed.cardNo)) throw refusalUnder('cardNo', 'bank.card.number');
  const branch = typed.branch?.trim() || null;
  if (bank.needsBranch && branch === null) throw refusalUnder('branch', 'field.required');
  if (branch !== null && lengthOf(branch) > LONGEST_BRANCH) throw refusalUnder('branch', 'field.format');
  return {
    id: newId('card'),
    merchant,
    accountId,
    bankCode: bank.code,
    number: typed.cardNo,
    lastFour: typed.cardNo.slice(-SHOWN_DIGITS),
    branch,
    createdAt,
  };
}

async function insertCard(tx: Database, card: NewCard): Promise<CardRow> {
  // Locked, so that cards added side by side cannot pass the limit together.
  await lockAccount(tx, card.accountId);
  const held = await cardsOf(tx, card.accountId);
  const [added] = await tx.insert(bankCards).values(card).onConflictDoNothing().returning();
  if (!added) throw refusalUnder('cardNo', 'bank.card.exists');
  if (held.length >= CARD_LIMIT) throw new Refusal('bank.card.limit');
  return added;
}

/**
 * Adds a card, in the payee name of who is signed in.
 *
 * @throws Refusal payee.name.missing, field.format, field.required, bank.card.number, payment.password.*,
 *   bank.card.exists, bank.card.limit, registration.refused, request.rate.limited.
 */
export async function addCard(context: SignedInContext, typed: Typed) {
  const { db, account, clock, language } = context;
  if (account.payeeName === null) throw new Refusal('payee.name.missing');
  const card = readCard(account, typed, new Date(clock()));
  await checkPaymentPassword(db, account, typed.paymentPassword, clock());
  const added = await db.transaction(async (tx) => {
    const care = await holdAccount(tx, account);
    const row = await insertCard(tx, card);
    await admitChange(context, tx, care, { cards: [card.number] });
    return row;
  });
  tellOwner(context, account, 'bankCardAdded');
  return cardView(added, account, { language });
}

/**
 * Removes a card; one that is removed already answers the same.
 *
 * @throws Refusal not.found, bank.card.in.use.
 */
export async function removeCard(context: SignedInContext, { id }: { id: string }) {
  const { db, account, clock } = context;
  const removed = await db.transaction(async (tx) => {
    const card = await findCard(tx, account.id, id);
    if (!card) throw new Refusal('not.found');
    if (card.removedAt !== null) return false;
    if ((await waitingByCard(tx, account.id)).has(id)) throw new Refusal('bank.card.in.use');
    await tx
      .update(bankCards)
      .set({ removedAt: new Date(clock()) })
      .where(eq(bankCards.id, id));
    return true;
  });
  if (removed) tellOwner(context, account, 'bankCardRemoved');
  return {};
}
