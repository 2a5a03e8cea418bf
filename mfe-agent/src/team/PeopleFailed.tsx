import type { ApiError } from '@site/api';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { levelAddress } from './useTeamView';

/** The list did not come. Trying again helps, unless the address names nobody of this team. */
export function PeopleFailed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  if (error.code !== 'downline.unknown')
    return <ErrorState title={t('teamPage.failed')} body={errorText(error)} onRetry={onRetry} />;
  return (
    <div role="alert">
      <EmptyState
        picture="friends"
        title={t('teamPage.unknown')}
        body={errorText(error)}
        action={
          <Button variant="quiet" render={<Link to={levelAddress()} replace />}>
            {t('teamPage.myTeam')}
          </Button>
        }
      />
    </div>
  );
}
