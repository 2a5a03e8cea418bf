import * as contract from '@site/contracts/areas/dividends';
import type { FastifyInstance } from 'fastify';
import { accountRoute, type SignedInContext } from '../../../core/http/route';
import { checkPaymentPassword } from '../../../core/payment/paymentPassword';
import { refuseResting } from '../../cashier/withdraw/plan';
import { payOut, quotePayout } from './payout';
import { currentDividend, dividendInfo, listDividends } from './view';

const askerOf = ({ account, merchant }: SignedInContext) => ({ account, timeZone: merchant.timeZone });

/** Dividends of agents (docs/calls.md, "Contracts of agents"). */
export function registerDividends(app: FastifyInstance): void {
  accountRoute(app, contract.currentDividend, (context) =>
    currentDividend(context.db, askerOf(context), new Date(context.clock())),
  );

  accountRoute(app, contract.dividendInfo, (context, { period }) =>
    dividendInfo(context.db, askerOf(context), period, new Date(context.clock())),
  );

  accountRoute(app, contract.dividendHistory, ({ db, account }, page) => listDividends(db, account, page));

  accountRoute(app, contract.dividendQuote, ({ db, account, merchant, clock }, wanted) =>
    quotePayout(db, { account, merchant }, wanted, new Date(clock())),
  );

  accountRoute(
    app,
    contract.payDividends,
    ({ db, account, merchant, clock }, wanted) =>
      payOut(db, { account, merchant }, wanted, new Date(clock())),
    {
      before: async ({ db, account, clock }, { paymentPassword }) => {
        refuseResting(account, new Date(clock()));
        await checkPaymentPassword(db, account, paymentPassword, clock());
      },
      costly: true,
    },
  );
}
