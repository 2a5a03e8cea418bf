import type { MerchantWallet } from '@site/contracts/areas/account';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { AmountField } from '@site/ui/AmountField';
import { FailureNote } from '@site/ui/FailureNote';
import { useMoneyText } from '@site/ui/Money';
import { amountText, QuickAmounts } from '@site/ui/QuickAmounts';
import type { FormEvent } from 'react';
import cashierStyles from '../../cashier/parts/Cashier.module.css';
import { useTexts } from '../../useTexts';
import { FromTo } from './FromTo';
import styles from './TransferForm.module.css';
import type { useTransfer } from './useTransfer';
import type { Side } from './useTransferWay';

/** Amounts that are one press away. */
const QUICK_AMOUNTS = ['100.00', '500.00', '1000.00', '5000.00'];

interface TransferFormProps {
  id: string;
  transfer: ReturnType<typeof useTransfer>;
  wallet: MerchantWallet;
  onChoose: (side: Side) => void;
}

/** From where, to where, and how much. */
export function TransferForm({ id, transfer, wallet, onChoose }: TransferFormProps) {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  const { way, amount, holds, failure } = transfer;
  const symbol = wallet.currencySymbol;
  const busy = transfer.press.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    transfer.send();
  };
  return (
    <form id={id} className={styles.form} noValidate onSubmit={submit}>
      <FromTo way={way} symbol={symbol} busy={busy} onChoose={onChoose} />
      <AmountField
        label={t('cashier.amount.label')}
        symbol={symbol}
        value={amount.text}
        readOnly={busy}
        onChange={amount.change}
        onBlur={amount.leave}
        inputRef={amount.input}
        error={amount.error}
        hint={
          wallet.transfer ? t('wallets.hint', { min: moneyText(wallet.transfer.min) }) : t('wallets.noFee')
        }
        clearLabel={t('cashier.amount.clear')}
        allLabel={t('wallets.all')}
        onAll={() => amount.change(amountText(holds))}
      />
      {transfer.isBeyondLimit && (
        <Link className={cashierStyles.link} to={PATHS.careLimits}>
          {t('cashier.limit.see')}
        </Link>
      )}
      <QuickAmounts
        label={t('wallets.quick')}
        amounts={QUICK_AMOUNTS}
        value={transfer.money}
        most={holds}
        disabled={busy}
        onChoose={(money) => amount.change(amountText(money))}
      />
      <FailureNote text={failure} />
    </form>
  );
}
