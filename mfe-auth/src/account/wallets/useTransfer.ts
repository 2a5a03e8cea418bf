import { type ApiError, hasCode, moneyMoved, useMoneyMutation } from '@site/api';
import type { MerchantWallet } from '@site/contracts/areas/account';
import { transfer } from '@site/contracts/areas/wallet';
import { useErrorText } from '@site/i18n';
import { compareMoney } from '@site/ui/Money';
import { toast, toastDuration } from '@site/ui/Toast';
import { limitsOf } from '../../cashier/parts/limitsOf';
import { useAmount, useRangeText } from '../../cashier/parts/useAmount';
import { useMoneyText } from '../../cashier/parts/useMoneyText';
import { useTexts } from '../../useTexts';
import { useTransferWay } from './useTransferWay';

/** Less cannot be moved by anybody. */
const SMALLEST = '0.01';

/** One transfer: the way it goes, how much, what is wrong with it, and what became of it. */
export function useTransfer(wallet: MerchantWallet, vendor: string, onDone: () => void) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const rangeText = useRangeText();
  const moneyText = useMoneyText();
  const way = useTransferWay(wallet, vendor);
  const { from, to } = way;
  const holds = from.balance ?? '0.00';
  const amount = useAmount(wallet.transfer ?? { min: SMALLEST, max: holds });
  const press = useMoneyMutation(transfer, {
    onSuccess: (_moved, sent) => {
      onDone();
      toast.success(t('wallets.moved', { amount: moneyText(sent.amount), wallet: to.accountTypeName }));
    },
    onError: (error) => {
      if (isAboutAmount(error)) {
        // What this page thought that the wallet holds is no longer so.
        moneyMoved();
        amount.complain();
      } else if (isVendorSilent(error))
        toast.error(t('wallets.notMoved', { wallet: way.vendor.accountTypeName }));
    },
  });

  const isTooMuch = amount.money !== undefined && compareMoney(amount.money, holds) > 0;
  const tooMuch = t('wallets.tooMuch', { wallet: from.accountTypeName, amount: moneyText(holds) });
  const refusedText = () => {
    if (!isAboutAmount(press.error)) return undefined;
    const refusedLimits = limitsOf(press.error);
    return refusedLimits ? rangeText(refusedLimits) : errorText(press.error);
  };

  return {
    way,
    holds,
    amount: {
      ...amount,
      change(text: string) {
        if (press.error) press.reset();
        amount.change(text);
      },
      error: isTooMuch ? tooMuch : (amount.error ?? refusedText()),
    },
    /** More than the wallet holds. */
    isTooMuch,
    /** What a press moves; nothing where it cannot. */
    money: isTooMuch ? undefined : amount.money,
    press,
    /** Why it was refused, where neither the amount nor the vendor is to blame. */
    failure:
      press.error && !isAboutAmount(press.error) && !isVendorSilent(press.error)
        ? errorText(press.error)
        : undefined,
    send() {
      if (amount.money === undefined || isTooMuch) return amount.complain();
      press.mutate({ from: from.accountType, to: to.accountType, amount: amount.money });
    },
    /** Nobody knows yet whether it moved: said once more as the sheet goes. */
    sayUnknown() {
      const sent = press.variables;
      if (!press.isUnknown || !sent) return;
      const names = { amount: moneyText(sent.amount), wallet: to.accountTypeName };
      toast.info(t('wallets.checking', names), { duration: toastDuration.long });
    },
  };
}

function isAboutAmount(error: ApiError | null): boolean {
  return hasCode(error, 'balance.insufficient', 'amount.out.of.range');
}

function isVendorSilent(error: ApiError | null): boolean {
  return hasCode(error, 'vendor.unavailable', 'vendor.timeout');
}
