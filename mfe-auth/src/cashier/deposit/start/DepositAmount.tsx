import type { DepositMethod } from '@site/contracts/areas/deposit';
import { AmountField } from '@site/ui/AmountField';
import { amountText, QuickAmounts } from '@site/ui/QuickAmounts';
import { useId } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import type { Limits } from '../../parts/limitsOf';
import { type Amount, useRangeText } from '../../parts/useAmount';
import { useCurrencySymbol, useMoneyText } from '../../parts/useMoneyText';

interface DepositAmountProps {
  method: DepositMethod;
  amount: Amount;
  /** Those that the platform has refused it by. */
  limits: Limits | undefined;
}

/** How much, typed or pressed, with the limits of the way. */
export function DepositAmount({ method, amount, limits }: DepositAmountProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const rangeText = useRangeText();
  const hintId = useId();
  const { minAmount, maxAmount, amounts } = method;
  const eachTime = t('cashier.amount.eachTime', { min: moneyText(minAmount), max: moneyText(maxAmount) });
  return (
    <div className={styles.group}>
      <AmountField
        label={t('cashier.amount.label')}
        value={amount.text}
        onChange={amount.change}
        onBlur={amount.leave}
        inputRef={amount.input}
        symbol={symbol}
        clearLabel={t('cashier.amount.clear')}
        error={limits ? rangeText(limits) : amount.error}
        hint={<span id={hintId}>{eachTime}</span>}
      />
      {amounts && (
        <QuickAmounts
          label={t('deposit.quickAmounts')}
          amounts={amounts}
          value={amount.money}
          most={maxAmount}
          describedBy={hintId}
          onChoose={(money) => amount.change(amountText(money))}
        />
      )}
    </div>
  );
}
