import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../useTexts';

/** What the address names is not there for whoever looks: the way to what is. */
export function UnknownPromotion() {
  const { t } = useTexts();
  const hasList = useRouteExists(PATHS.promotions);
  return (
    <EmptyState
      title={t('detail.unknown.title')}
      body={t('detail.unknown.body')}
      action={
        hasList && (
          <Button variant="quiet" render={<Link to={PATHS.promotions} replace />}>
            {t('detail.unknown.list')}
          </Button>
        )
      }
    />
  );
}
