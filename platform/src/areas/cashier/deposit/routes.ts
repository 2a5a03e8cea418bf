import * as contract from '@site/contracts/areas/deposit';
import type { FastifyInstance } from 'fastify';
import { accountRoute, type SignedInContext } from '../../../core/http/route';
import { formatMoney, parseMoney } from '../../../core/money';
import { cancelOrder, notePaid } from './changes';
import { expireDue } from './expire';
import { listMethods } from './methods';
import { placeOrder } from './placeOrder';
import { planDeposit } from './plan';
import { acceptPromo, listPromos } from './promos';
import { findOpenDeposit, listDeposits, ownDeposit } from './records';

/** Paying in (docs/calls.md, "Deposits"). */
export function registerDeposit(app: FastifyInstance): void {
  const { vendorOrigin } = app.platform.config;
  const now = ({ clock }: SignedInContext) => new Date(clock());
  const show = (context: SignedInContext, orderNo: string) =>
    ownDeposit(context.db, context.account, orderNo, { language: context.language, vendorOrigin });

  accountRoute(app, contract.depositMethods, async (context, { vendor }) => ({
    list: await listMethods(context.db, context.account, vendor, now(context), context.language),
  }));

  accountRoute(app, contract.depositPromos, async (context, { amount }) => {
    const asked = amount === undefined ? undefined : parseMoney(amount);
    return { list: await listPromos(context.db, context.account, asked, now(context), context.language) };
  });

  accountRoute(app, contract.acceptPromo, (context, { promoId }) =>
    acceptPromo(context.db, context.account, promoId, now(context), context.language),
  );

  accountRoute(app, contract.depositQuote, async (context, wanted) => {
    const { db, account } = context;
    await expireDue(db, now(context), account.id);
    const { figures } = await db.transaction((tx) => planDeposit(tx, account, wanted, now(context)));
    const { amount, fee, bonus, credited, toBet } = figures;
    return {
      amount: formatMoney(amount),
      fee: formatMoney(fee),
      bonus: formatMoney(bonus),
      credited: formatMoney(credited),
      ...(toBet > 0n && { toBet: formatMoney(toBet) }),
    };
  });

  accountRoute(app, contract.depositManual, async (context, wanted) =>
    show(context, await placeOrder(context, 'MANUAL', wanted)),
  );

  const byWallet = [
    [contract.depositAlipay, 'ALIPAY'],
    [contract.depositQq, 'QQ'],
    [contract.depositWechat, 'WECHAT'],
  ] as const;
  for (const [endpoint, kind] of byWallet)
    accountRoute(app, endpoint, async (context, wanted) =>
      show(context, await placeOrder(context, kind, wanted)),
    );

  accountRoute(app, contract.depositGateway, async (context, wanted) =>
    show(context, await placeOrder(context, 'GATEWAY', wanted)),
  );

  accountRoute(app, contract.depositPaid, async (context, told) => {
    await notePaid(context.db, context.account, told, now(context));
    return show(context, told.orderNo);
  });

  accountRoute(app, contract.cancelDeposit, async (context, { orderNo }) => {
    await context.db.transaction((tx) => cancelOrder(tx, context.account, orderNo, now(context)));
    return show(context, orderNo);
  });

  accountRoute(app, contract.depositRecords, async (context, { pageNo, pageSize, ...filter }) => {
    const { db, account, merchant, language } = context;
    await expireDue(db, now(context), account.id);
    return listDeposits(
      db,
      { ...filter, owner: account, timeZone: merchant.timeZone },
      { pageNo, pageSize },
      { language, vendorOrigin },
    );
  });

  accountRoute(app, contract.openDeposit, async (context) => {
    const { db, account, language } = context;
    await expireDue(db, now(context), account.id);
    const order = await findOpenDeposit(db, account, { language, vendorOrigin });
    return { ...(order && { order }) };
  });
}
