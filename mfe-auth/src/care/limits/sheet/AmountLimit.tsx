import { useCurrencySymbol } from '@site/api';
import { AmountField } from '@site/ui/AmountField';
import { compareMoney } from '@site/ui/Money';
import { amountText } from '@site/ui/QuickAmounts';
import { useAmount } from '../../../cashier/parts/useAmount';
import { useTexts } from '../../../useTexts';
import { presetsOf, rangeOf } from '../../parts/amounts';
import { LimitForm } from './LimitForm';
import type { LimitSheetProps } from './LimitSheet';
import { useRangeHint } from './useRangeHint';

/** A limit of money, typed freely or pressed (PL-001). */
export function AmountLimit(props: LimitSheetProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const rangeHint = useRangeHint();
  const range = rangeOf(props.place);
  const amount = useAmount(range);
  return (
    <LimitForm
      {...props}
      typed={{ ...amount, value: amount.money, fill: (money) => amount.change(amountText(money)) }}
      presets={presetsOf(props.place.kind, range)}
      presetText={amountText}
      compare={compareMoney}
    >
      {({ sending, refused, onType }) => (
        <AmountField
          label={t(props.place.own ? 'limits.sheet.amount' : 'limits.sheet.amountFirst')}
          symbol={symbol}
          value={amount.text}
          onChange={(text) => {
            onType();
            amount.change(text);
          }}
          onBlur={amount.leave}
          inputRef={amount.input}
          readOnly={sending}
          clearLabel={t('cashier.amount.clear')}
          error={refused ?? amount.error}
          hint={rangeHint(props.place)}
        />
      )}
    </LimitForm>
  );
}
