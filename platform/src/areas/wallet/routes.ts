import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import { profitAndLoss, transactionCodes, transactions, transfer } from '@site/contracts/areas/wallet';
import type { FastifyInstance } from 'fastify';
import { accountRoute, route } from '../../core/http/route';
import { balancesOf } from '../../core/ledger/wallets';
import { formatMoney } from '../../core/money';
import { CODE_NAMES, codesFor } from './codes';
import { merchantWallets } from './merchantWallets';
import { profitByDay } from './profit';
import { listTransactions } from './transactions';
import { transferMoney } from './transfer';

/** A player's wallets, what moves between them, and the records of it. */
export function registerWallet(app: FastifyInstance): void {
  const { unreachableWallets } = app.platform;

  accountRoute(app, walletBalance, async ({ db, account, merchant }) => ({
    sumBalance: formatMoney((await balancesOf(db, account)).total),
    currencySymbol: merchant.currencySymbol,
    currency: merchant.currency,
  }));

  route(app, merchantWallet, (context) => merchantWallets(context, unreachableWallets));

  accountRoute(app, transfer, ({ db, account, clock }, wanted) =>
    transferMoney(db, account, wanted, unreachableWallets, new Date(clock())),
  );

  accountRoute(app, transactions, ({ db, account, merchant, language }, { pageNo, pageSize, ...filter }) =>
    listTransactions(
      db,
      { ...filter, owner: account, timeZone: merchant.timeZone },
      { pageNo, pageSize },
      language,
    ),
  );

  accountRoute(app, transactionCodes, ({ account, language }) => ({
    list: codesFor(account).map((code) => ({ code, name: CODE_NAMES[code][language] })),
  }));

  accountRoute(app, profitAndLoss, ({ db, account }, range) => profitByDay(db, account, range));
}
