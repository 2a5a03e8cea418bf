import { merchantWallet, walletBalance } from '@site/contracts/areas/account';
import type { FastifyInstance } from 'fastify';
import { accountRoute, route } from '../../core/http/route';
import type { LocalizedText } from '../../core/language';
import { balanceOf } from '../../core/ledger/ledger';
import { formatMoney } from '../../core/money';

/** The one wallet of a player: vendors play from it, nothing is moved to them. */
const MAIN_WALLET = 'MAIN';
const mainWalletName: LocalizedText = { en: 'Main wallet', th: 'กระเป๋าหลัก' };

export function registerWallet(app: FastifyInstance): void {
  accountRoute(app, walletBalance, async ({ db, account, merchant }) => ({
    sumBalance: formatMoney(await balanceOf(db, account)),
    currencySymbol: merchant.currencySymbol,
    currency: merchant.currency,
  }));

  route(app, merchantWallet, async ({ db, account, merchant, language }) => {
    const { currency, currencySymbol } = merchant;
    const main = { accountType: MAIN_WALLET, accountTypeName: mainWalletName[language] };
    if (!account) return { currency, currencySymbol, wallets: [main] };
    const balance = formatMoney(await balanceOf(db, account));
    return { currency, currencySymbol, sumBalance: balance, wallets: [{ ...main, balance }] };
  });
}
