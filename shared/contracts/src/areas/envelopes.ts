import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, Money, Nothing, Username } from '../values/values';
import { PaymentPassword } from './bankCards';

/** Receivers at once, at the most. */
export const ENVELOPES_MOST = 100;
/** Words that go along, in characters. */
export const ENVELOPE_WORDS_MOST = 140;

/** What one receiver may get, and how many there may be at once. */
export const transferLimits = endpoint({
  method: 'GET',
  path: '/wps/agent/transferLimits',
  module: 'AGENTRANSMULTDOWN3',
  who: 'agent',
  request: Nothing,
  value: z.object({ min: Money, max: Money, most: z.int(), hasPaymentPassword: z.boolean() }),
});

/** The value of `downline.unknown` and `user.unavailable`: whom it is about. */
export const RefusedAccount = z.object({ account: Username });
/** The value of `amount.out.of.range`. */
export const RefusedAmount = z.extend(RefusedAccount, { min: Money, max: Money });
/** The value of `balance.insufficient` where it is paid from the main wallet: what that holds, what it would take. */
export const RefusedTotal = z.object({ balance: Money, total: Money });

/** The value of `withdraw.turnover.unmet`: what is still to be bet. */
export const RefusedTurnover = z.object({ turnoverLeft: Money });

/** Each account once. */
const transfers = z
  .array(z.object({ account: Username, amount: Money }))
  .check(z.minLength(1), z.maxLength(ENVELOPES_MOST));

/** What envelopes come to, and what the caller keeps. Refuses what sending would refuse, the payment password aside. */
export const envelopesQuote = endpoint({
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline/quote',
  module: 'AGENTRANSMULTDOWN3',
  who: 'agent',
  request: z.object({ transfers }),
  value: z.object({ total: Money, kept: Money }),
});

/** Red envelopes: from the caller's wallet to members of the team at any depth, all or none. */
export const sendEnvelopes = endpoint({
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  module: 'AGENTRANSMULTDOWN3',
  who: 'agent',
  request: z.object({
    transfers,
    remark: z.optional(z.string().check(z.trim(), z.maxLength(ENVELOPE_WORDS_MOST))),
    paymentPassword: PaymentPassword,
  }),
  value: z.object({
    orders: z.array(z.object({ account: Username, amount: Money, orderNo: Id })),
    total: Money,
    sumBalance: Money,
  }),
  idempotent: true,
  secrets: ['paymentPassword'],
});
