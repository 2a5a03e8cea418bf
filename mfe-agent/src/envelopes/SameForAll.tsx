import { useCurrencySymbol } from '@site/api';
import { AmountField, readAmount } from '@site/ui/AmountField';
import { compareMoney } from '@site/ui/Money';
import { amountText, QuickAmounts } from '@site/ui/QuickAmounts';
import { useTexts } from '../useTexts';
import { useRangeText } from './faults';
import type { Limits } from './queries';
import type { EnvelopesDraft } from './useEnvelopes';

/** Those of them that are within the limits are offered. */
const USUAL = ['50.00', '100.00', '200.00', '500.00'];

interface SameForAllProps {
  limits: Limits;
  draft: EnvelopesDraft;
  error: string | undefined;
}

/** One amount, for each of them. */
export function SameForAll({ limits, draft, error }: SameForAllProps) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const rangeText = useRangeText();
  const { amount, change } = draft;
  const read = readAmount(amount);
  const offered = USUAL.filter(
    (one) => compareMoney(one, limits.min) >= 0 && compareMoney(one, limits.max) <= 0,
  );
  return (
    <>
      <AmountField
        label={t('envelopes.amount.each')}
        symbol={symbol}
        value={amount}
        onChange={(text) => change({ amount: text })}
        clearLabel={t('envelopes.amount.clear')}
        error={error}
        hint={rangeText(limits)}
      />
      {offered.length > 0 && (
        <QuickAmounts
          label={t('envelopes.amount.usual')}
          amounts={offered}
          value={read.ok ? read.money : undefined}
          onChoose={(chosen) => change({ amount: amountText(chosen) })}
        />
      )}
    </>
  );
}
