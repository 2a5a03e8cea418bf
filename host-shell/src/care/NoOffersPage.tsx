import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useCareTexts } from './useCareTexts';

/** In the place of promotions, for an account that is offered none (PL-039). */
export default function NoOffersPage() {
  const { t } = useCareTexts();
  const hasCare = useRouteExists(PATHS.care);
  return (
    <EmptyState
      heading="h1"
      title={t('care.noOffers.title')}
      body={t('care.noOffers.body')}
      action={
        hasCare && (
          <Button variant="quiet" render={<Link to={PATHS.care} />}>
            {t('titles.care')}
          </Button>
        )
      }
    />
  );
}
