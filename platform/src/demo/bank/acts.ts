import type { FastifyInstance } from 'fastify';
import { SECOND } from '../../core/clock';
import { newId } from '../../core/ids';
import { formatMoney } from '../../core/money';
import { tellPlatform } from './callback';

/** What can be made of a waiting deposit. */
export const DEPOSIT_ACTS = ['pay', 'payLater', 'payTwice', 'notFound', 'refuse', 'giveUp'] as const;
export type DepositAct = (typeof DEPOSIT_ACTS)[number];

const REFUSALS = { notFound: 'NOT_FOUND', refuse: 'REFUSED', giveUp: 'GIVEN_UP' } as const;

/** How long `payLater` takes. */
export const LATER_MS = 20 * SECOND;

/** A deposit that somebody is to pay, or not. */
export interface PayableOrder {
  readonly merchant: string;
  readonly orderNo: string;
  /** Who signs for it. */
  readonly vendor: string;
  readonly amount: bigint;
}

/**
 * Plays the bank or the gateway for one order.
 *
 * @param amount What is paid, in the wire's form; what was ordered when it is left out.
 * @returns What the platform said, or `LATER`.
 */
export type PlayVendor = (order: PayableOrder, act: DepositAct, amount?: string) => Promise<string>;

/** Payments that are to come later are forgotten when the platform stops. */
export function vendorPlayer(app: FastifyInstance): PlayVendor {
  const waiting = new Set<NodeJS.Timeout>();
  app.addHook('onClose', async () => {
    for (const timer of waiting) clearTimeout(timer);
  });

  return async ({ merchant, orderNo, vendor, amount: ordered }, act, amount = formatMoney(ordered)) => {
    if (act === 'notFound' || act === 'refuse' || act === 'giveUp')
      return tellPlatform(app, vendor, { merchant, orderNo, status: REFUSALS[act] });
    const payment = { merchant, orderNo, status: 'PAID', reference: newId('pay'), amount } as const;
    if (act === 'payLater') {
      const timer = setTimeout(() => {
        waiting.delete(timer);
        tellPlatform(app, vendor, payment).catch((fault: unknown) =>
          app.log.error({ err: fault }, 'a late payment was not told'),
        );
      }, LATER_MS);
      waiting.add(timer);
      return 'LATER';
    }
    const result = await tellPlatform(app, vendor, payment);
    return act === 'payTwice' ? tellPlatform(app, vendor, payment) : result;
  };
}
