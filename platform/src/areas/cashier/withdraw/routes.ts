import * as contract from '@site/contracts/areas/withdraw';
import type { FastifyInstance } from 'fastify';
import { isClosed } from '../../../core/care/state';
import { accountRoute } from '../../../core/http/route';
import { formatMoney } from '../../../core/money';
import { askForWithdrawal, confirmOwner } from './ask';
import { withdrawDesk } from './desk';
import { planWithdrawal } from './plan';
import { listWithdrawals, ownWithdrawal } from './report';

/** Paying out (docs/calls.md, "Withdrawals"). */
export function registerWithdraw(app: FastifyInstance): void {
  accountRoute(app, contract.withdrawCards, withdrawDesk);

  accountRoute(app, contract.withdrawQuote, async ({ db, account, merchant, closings, clock }, wanted) => {
    const at = new Date(clock());
    const asked = { amount: wanted.amount, closed: isClosed(closings, at) };
    const { amount, fee, paid } = await planWithdrawal(db, account, merchant, asked, at);
    return { amount: formatMoney(amount), fee: formatMoney(fee), paid: formatMoney(paid) };
  });

  accountRoute(
    app,
    contract.withdraw,
    async (context, wanted) => {
      const orderNo = await askForWithdrawal(context, wanted);
      return ownWithdrawal(context.db, context.account, orderNo, context.language);
    },
    { before: confirmOwner, costly: true },
  );

  accountRoute(app, contract.withdrawReport, (context, { pageNo, pageSize, ...filter }) => {
    const { db, account, merchant, language } = context;
    const wanted = { ...filter, owner: account, timeZone: merchant.timeZone };
    return listWithdrawals(db, wanted, { pageNo, pageSize }, language);
  });
}
