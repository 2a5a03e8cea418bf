import { Skeleton } from '@site/ui/Skeleton';
import { Sum } from '@site/ui/Sum';
import { useTexts } from '../../../useTexts';
import { minus } from '../../parts/minus';
import type { useWithdrawQuote } from '../queries';

/** The height of the sum, so that nothing moves when it comes. */
const ROOM = '126px';

interface WithdrawSumProps {
  quote: ReturnType<typeof useWithdrawQuote>;
  symbol: string;
}

/** What arrives on the card, as the platform says. */
export function WithdrawSum({ quote: { data, isPending }, symbol }: WithdrawSumProps) {
  const { t } = useTexts();
  if (!data) return isPending ? <Skeleton shape="card" height={ROOM} /> : null;
  return (
    <div aria-live="polite">
      <Sum
        symbol={symbol}
        rows={[
          { label: t('withdraw.sum.ask'), amount: data.amount },
          { label: t('withdraw.sum.fee'), amount: minus(data.fee), quiet: true },
        ]}
        total={{ label: t('withdraw.sum.paid'), amount: data.paid }}
      />
    </div>
  );
}
