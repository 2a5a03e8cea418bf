import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';

/** A team without anybody in it, and how that changes. */
export function NobodyBelow() {
  const { t } = useTexts();
  const canOpen = useRouteExists(PATHS.openAccount);
  return (
    <EmptyState
      picture="friends"
      title={t('figures.nobody.title')}
      body={t('figures.nobody.body')}
      action={
        canOpen ? (
          <Button variant="quiet" render={<Link to={PATHS.openAccount} />}>
            {t('figures.nobody.open')}
          </Button>
        ) : undefined
      }
    />
  );
}
