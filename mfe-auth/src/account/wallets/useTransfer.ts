import { type ApiError, hasCode, isUnknownOutcome, moneyMoved, useMoneyMutation } from '@site/api';
import type { MerchantWallet } from '@site/contracts/areas/account';
import { MAIN_WALLET, transfer } from '@site/contracts/areas/wallet';
import type { RequestOf } from '@site/contracts/http/endpoint';
import { useErrorText } from '@site/i18n';
import { getSession } from '@site/session';
import { compareMoney, useMoneyText } from '@site/ui/Money';
import { toast, toastDuration } from '@site/ui/Toast';
import type { Opening } from '@site/ui/useSheet';
import { useEffect, useEffectEvent, useState } from 'react';
import { limitsOf } from '../../cashier/parts/limitsOf';
import { restOf } from '../../cashier/parts/restOf';
import { useAmount, useRangeText } from '../../cashier/parts/useAmount';
import { useRestText } from '../../cashier/parts/useRestText';
import { useTexts } from '../../useTexts';
import { useTransferWay } from './useTransferWay';
import { walletNameOf } from './walletParts';

type Sent = RequestOf<typeof transfer>;

/** Less cannot be moved by anybody. */
const SMALLEST = '0.01';

/**
 * One transfer: the way it goes, how much, what is wrong with it, and what became of it. That is said wherever the
 * member is by then: the sheet may be closed, or the page left, while it is on its way.
 */
export function useTransfer(wallet: MerchantWallet, sheet: Opening) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const rangeText = useRangeText();
  const restText = useRestText();
  const moneyText = useMoneyText();
  const way = useTransferWay(wallet, sheet.value ?? '');
  const { from } = way;
  const holds = from.balance ?? '0.00';
  const amount = useAmount(wallet.transfer ?? { min: SMALLEST, max: holds });
  // By what was sent: the form may say something else by now.
  const namesOf = (sent: Sent) => ({
    amount: moneyText(sent.amount),
    wallet: walletNameOf(wallet, sent.to),
  });
  const sayChecking = (sent: Sent) =>
    toast.info(t('wallets.checking', namesOf(sent)), { duration: toastDuration.long });
  // Whoever comes next in this tab is told nothing of it.
  const [owner] = useState(() => getSession()?.userName);
  const isOwner = () => getSession()?.userName === owner;
  const press = useMoneyMutation(transfer, {
    onSuccess: (_moved, sent) => {
      if (!isOwner()) return;
      sheet.close();
      toast.success(t('wallets.moved', namesOf(sent)));
    },
    onError: (error, sent) => {
      if (!isOwner()) return;
      const unknown = isUnknownOutcome(error, press.isUnknown);
      // The wallets may not hold what this page thought.
      if (unknown || isAboutAmount(error)) moneyMoved();
      if (unknown) sheet.isOpen() || sayChecking(sent);
      else if (isVendorSilent(error))
        toast.error(t('wallets.notMoved', { wallet: walletNameOf(wallet, vendorOf(sent)) }));
      else if (!sheet.isOpen())
        toast.error(t('wallets.refused', { ...namesOf(sent), why: errorText(error) }), {
          duration: toastDuration.long,
        });
    },
  });
  const sent = press.unsettled?.request ?? press.variables;

  const tellUnsettled = useEffectEvent(() => {
    if (isOwner() && sent && (press.isPending || press.isUnknown)) sayChecking(sent);
  });
  const { open } = sheet;
  useEffect(() => (open ? () => tellUnsettled() : undefined), [open]);

  const isAmountRefused = isAboutAmount(press.error);
  const rest = restOf(press.error);
  const complain = useEffectEvent(amount.complain);
  useEffect(() => {
    if (isAmountRefused) complain();
  }, [isAmountRefused]);

  const isTooMuch = amount.money !== undefined && compareMoney(amount.money, holds) > 0;
  const tooMuch = t('wallets.tooMuch', { wallet: from.accountTypeName, amount: moneyText(holds) });
  const refusedText = () => {
    if (!isAmountRefused) return undefined;
    const refusedLimits = limitsOf(press.error);
    if (refusedLimits) return rangeText(refusedLimits);
    return rest ? restText(rest) : errorText(press.error);
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
    /** Refused by what the member's own limits leave. */
    isBeyondLimit: rest !== undefined,
    /** More than the wallet holds. */
    isTooMuch,
    /** What a press moves; nothing where it cannot. */
    money: isTooMuch ? undefined : amount.money,
    press,
    /** A transfer is on its way, or nobody knows what became of it, and this form is not where it was pressed. */
    isElsewhere: press.isUnknown || (press.isPending && press.variables === undefined),
    /** The transfer that was asked for, once it is known here. */
    sent,
    /** Why it was refused, where neither the amount nor the vendor is to blame. */
    failure:
      press.error && !isAmountRefused && !isVendorSilent(press.error) ? errorText(press.error) : undefined,
    /** Leaves the one that nobody knows of at that. */
    startAnother() {
      press.reset();
      amount.change('');
    },
    send() {
      if (amount.money === undefined || isTooMuch) return amount.complain();
      press.mutate({ from: from.accountType, to: way.to.accountType, amount: amount.money });
    },
  };
}

/** The side that is not ours, whichever it is. */
const vendorOf = ({ from, to }: Sent) => (from === MAIN_WALLET ? to : from);

function isAboutAmount(error: ApiError | null): boolean {
  return hasCode(error, 'balance.insufficient', 'amount.out.of.range', 'limit.loss.reached');
}

/** The platform has taken everything back. */
function isVendorSilent(error: ApiError | null): boolean {
  return hasCode(error, 'vendor.unavailable');
}
