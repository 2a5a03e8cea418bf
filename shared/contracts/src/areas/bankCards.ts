import * as z from 'zod/mini';
import { Id, Money, Text } from '../values/values';

/** Figures as they are typed; which are good for a bank is the bank's rule. */
export const CardNumber = z.string().check(z.regex(/^\d{6,24}$/));

export const BankCard = z.object({
  id: Id,
  bankCode: Id,
  bankName: Text,
  /** The last four figures. */
  cardNo: z.string().check(z.regex(/^\d{4}$/)),
  /** Masked: the payee name. */
  holder: Text,
  branch: z.optional(Text),
  /** A withdrawal to it waits, so it cannot be removed. */
  inUse: z.boolean(),
  /** What the withdrawals to it come to that wait. */
  waiting: z.optional(Money),
});
export type BankCard = z.infer<typeof BankCard>;

/** Six figures. */
export const PaymentPassword = z.string().check(z.regex(/^\d{6}$/));

/** The value of a refusal for wrong ones. */
export const PaymentPasswordTries = z.object({ triesLeft: z.int() });
