import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { UserPlus } from 'lucide-react';
import { useTexts } from '../useTexts';
import { isFlat, levelAddress, type TeamView } from './useTeamView';

/** Nobody to show: the way out of search and filter, up again, or to a first account. */
export function NoPeople({ view, onClear }: { view: TeamView; onClear: () => void }) {
  const { t } = useTexts();
  const opensAccounts = useRouteExists(PATHS.openAccount);
  if (isFlat(view)) {
    return (
      <EmptyState
        picture="search"
        title={t('teamPage.none.found')}
        body={t('teamPage.none.change')}
        action={
          <Button variant="quiet" onClick={onClear}>
            {t('teamPage.none.clear')}
          </Button>
        }
      />
    );
  }
  if (view.account !== undefined) {
    return (
      <EmptyState
        picture="friends"
        title={t('teamPage.none.title')}
        body={t('teamPage.none.below', { account: view.account })}
        action={
          <Button variant="quiet" render={<Link to={levelAddress()} />}>
            {t('teamPage.myTeam')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      picture="friends"
      title={t('teamPage.none.title')}
      body={opensAccounts ? t('teamPage.none.body') : undefined}
      action={
        opensAccounts && (
          <Button
            variant="quiet"
            icon={<Icon of={UserPlus} size={18} />}
            render={<Link to={PATHS.openAccount} />}
          >
            {t('teamPage.openAccount')}
          </Button>
        )
      }
    />
  );
}
