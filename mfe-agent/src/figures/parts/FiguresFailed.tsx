import { type ApiError, hasCode } from '@site/api';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';

interface FiguresFailedProps {
  error: ApiError;
  /** Who was asked for. */
  account: string | undefined;
  /** The page without them. */
  team: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Why there are no figures: nobody of that name in the team, or something that may work the next time. */
export function FiguresFailed({ error, account, team, retrying, onRetry }: FiguresFailedProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  if (account !== undefined && isNobody(error)) {
    return (
      <div role="alert">
        <EmptyState
          picture="search"
          title={t('figures.unknown.title', { account })}
          body={t('figures.unknown.body')}
          action={
            <Button variant="quiet" render={<Link to={team} replace />}>
              {t('figures.unknown.team')}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <ErrorState title={t('figures.failed')} body={errorText(error)} retrying={retrying} onRetry={onRetry} />
  );
}

/** A name that is too long to be one is refused for that. */
const isNobody = (error: ApiError) => hasCode(error, 'downline.unknown') || hasCode(error, 'request.invalid');
