import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { listOf, numberedPage, pageRequest } from '../http/pages';
import { Day, Id, Instant, LanguageParameter, Money, Text } from '../values/values';

/** The wallet that deposits come into and withdrawals leave. All others are a vendor's, by its code. */
export const MAIN_WALLET = 'MAIN';

/** Sizes of a page of transactions: of the list, and of the export, which wants all of them. */
export const TRANSACTIONS_PAGE_SIZE = { list: 25, export: 100 } as const;

/**
 * Moves money between two wallets of the caller; nothing is charged for it. `sumBalance` is that of all wallets,
 * `balances` those of the two.
 */
export const transfer = endpoint({
  method: 'POST',
  path: '/wps/wallets/transfer',
  module: 'TRANSREC3',
  who: 'member',
  request: z.object({ from: Id, to: Id, amount: Money }),
  value: z.object({
    orderNo: Id,
    sumBalance: Money,
    balances: z.optional(z.record(z.string(), Money)),
  }),
  idempotent: true,
  whileClosed: true,
});

/** One movement on the main wallet. */
export const Transaction = z.object({
  id: Id,
  at: Instant,
  /** What moved it: one of `transactionCodes`. */
  code: Id,
  /** The name of the code, for people. */
  name: Text,
  /** Signed: what it brought, or took. */
  amount: Money,
  /** What the wallet held afterwards. */
  balance: Money,
  /** Whose it is: the caller, or a member of the agent's team. */
  account: Text,
  /** The other side: a bank card, a vendor's wallet, a promotion. */
  remark: z.optional(Text),
  /** Of a deposit, a withdrawal, a transfer. */
  orderNo: z.optional(Id),
});
export type Transaction = z.infer<typeof Transaction>;

/** Sums over all that the filter leaves, whatever the page; both without a sign. */
export const TransactionFooter = z.object({ in: Money, out: Money });
export type TransactionFooter = z.infer<typeof TransactionFooter>;

/** Codes as one text with commas. */
const Codes = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}(?:,[A-Za-z0-9_-]{1,64}){0,31}$/));

/** The movements of a range of days, newest first. `types` `A`: the agent's own and the transfers of the team. */
export const transactions = endpoint({
  method: 'GET',
  path: '/wps/wallets/transactions',
  module: 'TRANSREC3',
  who: 'member',
  request: z.object({
    ...pageRequest,
    startDate: Day,
    endDate: Day,
    codes: z.optional(Codes),
    types: z.optional(z.literal('A')),
    language: z.optional(LanguageParameter),
  }),
  value: numberedPage(Transaction, TransactionFooter),
  whileClosed: true,
});

export const TransactionCode = z.object({ code: Id, name: Text });
export type TransactionCode = z.infer<typeof TransactionCode>;

/** Every code that a transaction may have, in the order in which a filter shows them. */
export const transactionCodes = endpoint({
  method: 'GET',
  path: '/wps/wallets/transactionCodes',
  module: 'TRANSREC3',
  who: 'member',
  request: z.object({ types: z.optional(z.literal('A')), language: z.optional(LanguageParameter) }),
  value: listOf(TransactionCode),
  cached: true,
  whileClosed: true,
});

/** What play has cost or brought: `profit` is `winAmount` and `rebate` and `bonus`, less `betAmount`. */
export const ProfitSum = z.object({
  betAmount: Money,
  winAmount: Money,
  rebate: Money,
  bonus: Money,
  profit: Money,
});
export type ProfitSum = z.infer<typeof ProfitSum>;

export const ProfitDay = z.extend(ProfitSum, { date: Day });
export type ProfitDay = z.infer<typeof ProfitDay>;

/** Every day of the range on which anything moved, newest first, over all wallets of the caller. */
export const profitAndLoss = endpoint({
  method: 'GET',
  path: '/wps/wallets/profitAndLoss',
  module: 'PERSREP',
  who: 'member',
  request: z.object({ startDate: Day, endDate: Day }),
  value: z.object({ list: z.array(ProfitDay), footer: ProfitSum }),
  whileClosed: true,
});
