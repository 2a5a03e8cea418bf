import type { GameType } from '@site/contracts/areas/games';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import type { Account } from '../accounts/tables';
import { newId } from '../ids';
import type { LocalizedText } from '../language';
import type {
  Book,
  EntryCode,
  LedgerBook,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  MoneyKind,
  SystemAccount,
  TransactionKind,
} from './tables';

/** Whose money a posting moves. Without a `wallet` it is a player's main one, else the one at that vendor. */
export type Party =
  | { player: Pick<Account, 'id'>; wallet?: string | undefined }
  | { system: Exclude<SystemAccount, 'vendor'> }
  | { system: 'vendor'; vendor: string };

/** One movement; positive is in favour of the party. Minor units. */
export interface Posting {
  party: Party;
  amount: bigint;
}

export interface Transaction {
  merchant: string;
  book: LedgerBook;
  kind: TransactionKind;
  /** Unique at the merchant. */
  reference: string;
  at: Date;
  postings: readonly Posting[];
  /**
   * Of a stake: what is played, by which turnover counts it; of a game that is played in cycles one after the other, as a
   * slot, also which game, by its node id.
   */
  play?: { gameType: GameType; cycleOf?: string };
  /** Of a win or a refund: when its bet was placed, where that may have been on another day. */
  placedAt?: Date | undefined;
  /** Of a refund of real money: the transaction that took the stake. */
  refundOf?: string | undefined;
  /** The number of the order behind it, its other side, and of points a title, for the player's record. */
  orderNo?: string | undefined;
  remark?: string | undefined;
  title?: LocalizedText | undefined;
}

/** Trials play in the book of play money, everybody else in the real one. */
export const bookOf = (account: Pick<Account, 'type'>): Book =>
  isTrialAccount(account.type) ? 'play' : 'real';

export type WalletOwner = Pick<Account, 'id' | 'merchant'>;

/** Ledger accounts have speaking ids, so that finding one is no query. */
export const walletId = ({ id, merchant }: WalletOwner, book: LedgerBook, wallet?: string): string =>
  `${merchant}.${book}.player.${id}${wallet === undefined ? '' : `.${wallet}`}`;

type LedgerAccountRow = typeof ledgerAccounts.$inferInsert;

function ledgerAccountRow(merchant: string, book: LedgerBook, party: Party): LedgerAccountRow {
  const start = `${merchant}.${book}`;
  if ('player' in party) {
    const { player, wallet } = party;
    const id = walletId({ id: player.id, merchant }, book, wallet);
    return { id, merchant, book, kind: 'player', accountId: player.id, ...(wallet && { vendor: wallet }) };
  }
  if (party.system === 'vendor')
    return { id: `${start}.vendor.${party.vendor}`, merchant, book, kind: 'vendor', vendor: party.vendor };
  return { id: `${start}.${party.system}`, merchant, book, kind: party.system };
}

const CODES: Record<MoneyKind, readonly [brings: EntryCode, takes: EntryCode]> = {
  opening: ['OPENING', 'OPENING'],
  deposit: ['DEPOSIT', 'DEPOSIT'],
  withdraw: ['WITHDRAWAL', 'WITHDRAWAL'],
  'withdraw return': ['WITHDRAWAL_RETURN', 'WITHDRAWAL_RETURN'],
  fee: ['FEE', 'FEE'],
  bet: ['BET', 'BET'],
  win: ['WIN', 'WIN'],
  spin: ['WIN', 'BET'],
  refund: ['REFUND', 'REFUND'],
  bonus: ['BONUS', 'BONUS'],
  'bonus end': ['BONUS_END', 'BONUS_END'],
  rebate: ['REBATE', 'REBATE'],
  transfer: ['TRANSFER_IN', 'TRANSFER_OUT'],
  salary: ['SALARY', 'SALARY'],
  'agent salary': ['AGENT_SALARY', 'SALARY_GIVEN'],
  dividend: ['DIVIDEND', 'DIVIDEND'],
  'agent dividend': ['AGENT_DIVIDEND', 'DIVIDEND_GIVEN'],
  envelope: ['ENVELOPE_IN', 'ENVELOPE_OUT'],
};

const isMoney = (kind: TransactionKind): kind is MoneyKind => Object.hasOwn(CODES, kind);

/**
 * What a posting of a player's money is called on their record. Points have no such name, so that no sum of a code and
 * no day of play ever counts them.
 */
const codeOf = (kind: TransactionKind, amount: bigint): EntryCode | undefined =>
  isMoney(kind) ? CODES[kind][amount < 0n ? 1 : 0] : undefined;

/** An entry before it is known what the wallet holds. */
type EntryRow = Omit<typeof ledgerEntries.$inferInsert, 'number' | 'balance'>;

export interface TransactionRows {
  transaction: typeof ledgerTransactions.$inferInsert;
  ledgerAccounts: LedgerAccountRow[];
  entries: EntryRow[];
}

/**
 * The rows of a transaction, for `postTransaction` and for bulk loading.
 *
 * @throws RangeError when the postings do not sum to zero or there are none.
 */
export function transactionRows({
  merchant,
  book,
  kind,
  reference,
  at,
  postings,
  orderNo,
  remark,
  title,
}: Transaction): TransactionRows {
  const total = postings.reduce((sum, { amount }) => sum + amount, 0n);
  if (postings.length === 0 || total !== 0n)
    throw new RangeError(`postings of ${reference} do not sum to zero`);
  const transaction = { id: newId('ltx'), merchant, kind, reference, at, orderNo, remark, title };
  const ledger = new Map<string, LedgerAccountRow>();
  const entries = postings.map(({ party, amount }): EntryRow => {
    const row = ledgerAccountRow(merchant, book, party);
    ledger.set(row.id, row);
    const entry = { id: newId('len'), transactionId: transaction.id, ledgerAccountId: row.id, amount, at };
    return 'player' in party ? { ...entry, code: codeOf(kind, amount) } : entry;
  });
  return { transaction, ledgerAccounts: [...ledger.values()], entries };
}
