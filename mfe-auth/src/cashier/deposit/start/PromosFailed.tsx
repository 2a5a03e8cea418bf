import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import { useTexts } from '../../../useTexts';

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
