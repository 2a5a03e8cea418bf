import { Button } from '@site/ui/Button';
import { useTexts } from '../../../useTexts';
import { FailureNote } from '../../parts/FailureNote';

/** Promotions that did not come stop nobody from paying in without one. */
export function PromosFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTexts();
  return (
    <FailureNote text={t('deposit.promo.failed')}>
      <Button size="small" variant="quiet" onClick={onRetry}>
        {t('deposit.promo.retry')}
      </Button>
    </FailureNote>
  );
}
