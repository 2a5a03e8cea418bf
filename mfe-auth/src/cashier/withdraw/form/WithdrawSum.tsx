import { Skeleton } from '@site/ui/Skeleton';
import { Sum } from '@site/ui/Sum';
import { useTexts } from '../../../useTexts';
import { minus } from '../../parts/minus';
import { QuoteRegion } from '../../parts/QuoteRegion';
import type { useWithdrawQuote } from '../queries';

/** The height of the sum, so that nothing moves when it comes. */
const ROOM = '126px';

interface WithdrawSumProps {
  /** What is typed, where it can be asked for; the figures may still be of another amount. */
  wanted: string | undefined;
  quote: ReturnType<typeof useWithdrawQuote>;
  symbol: string;
}

/** What arrives on the card, as the platform says. */
export function WithdrawSum({ wanted, quote: { data, error, isPlaceholderData }, symbol }: WithdrawSumProps) {
  const { t } = useTexts();
  const outdated = data !== undefined && (isPlaceholderData || data.amount !== wanted);
  return (
    <QuoteRegion outdated={outdated}>
      {wanted === undefined || error ? null : data ? (
        <Sum
          symbol={symbol}
          rows={[
            { label: t('withdraw.sum.ask'), amount: data.amount },
            { label: t('withdraw.sum.fee'), amount: minus(data.fee), quiet: true },
          ]}
          total={{ label: t('withdraw.sum.paid'), amount: data.paid }}
        />
      ) : (
        <Skeleton shape="card" height={ROOM} />
      )}
    </QuoteRegion>
  );
}
