import { useCurrencySymbol } from '@site/api';
import type { DepositMethod } from '@site/contracts/areas/deposit';
import { AmountField } from '@site/ui/AmountField';
import { compareMoney, useMoneyText } from '@site/ui/Money';
import { amountText, QuickAmounts } from '@site/ui/QuickAmounts';
import { useId } from 'react';
import { useTexts } from '../../../useTexts';
import styles from '../../parts/Cashier.module.css';
import { isFree } from '../../parts/isFree';
import type { Limits } from '../../parts/limitsOf';
import type { Rest } from '../../parts/restOf';
import { type Amount, useRangeText } from '../../parts/useAmount';
import { useRestText } from '../../parts/useRestText';
import { OwnLimit } from '../limits/OwnLimit';

interface DepositAmountProps {
  method: DepositMethod;
  amount: Amount;
  /** Those that the platform has refused it by. */
  limits: Limits | undefined;
  /** What a limit of responsible play leaves, where the platform has refused it by that. */
  rest: Rest | undefined;
  readOnly: boolean;
}

/** How much, typed or pressed, with the limits of the way. */
export function DepositAmount({ method, amount, limits, rest, readOnly }: DepositAmountProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const moneyText = useMoneyText();
  const rangeText = useRangeText();
  const restText = useRestText();
  const hintId = useId();
  const ownId = useId();
  const { minAmount, maxAmount, amounts, fee, rest: own } = method;
  const isTighter = own !== undefined && compareMoney(own.amount, maxAmount) < 0;
  const refused = (limits && rangeText(limits)) ?? (rest && restText(rest));
  const eachTime = t('cashier.amount.eachTime', { min: moneyText(minAmount), max: moneyText(maxAmount) });
  return (
    <div className={styles.group}>
      <AmountField
        label={t('cashier.amount.label')}
        note={isFree(fee) ? t('cashier.amount.noFee') : undefined}
        value={amount.text}
        onChange={amount.change}
        onBlur={amount.leave}
        inputRef={amount.input}
        symbol={symbol}
        readOnly={readOnly}
        clearLabel={t('cashier.amount.clear')}
        error={refused ?? amount.error}
        hint={<span id={hintId}>{eachTime}</span>}
      />
      {amounts && (
        <QuickAmounts
          label={t('deposit.quickAmounts')}
          amounts={amounts}
          value={amount.money}
          most={isTighter ? own.amount : maxAmount}
          disabled={readOnly}
          describedBy={isTighter ? ownId : hintId}
          onChoose={(money) => amount.change(amountText(money))}
        />
      )}
      {own && <OwnLimit id={ownId} rest={own} />}
    </div>
  );
}
