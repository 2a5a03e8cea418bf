import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../../useTexts';
import { CardsView } from './cards/CardsView';
import { CentreSkeleton } from './overview/CentreSkeleton';
import { Overview } from './overview/Overview';
import { PartSheet } from './PartSheet';
import { usePart } from './parts';
import { useSecurityOverview } from './queries';

/** What guards the account and its money: what is set, what is missing, and the way to change each (HS-010). */
export default function SecurityCentrePage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useSecurityOverview();
  const part = usePart();

  if (!data && error) {
    return (
      <ErrorState
        title={t('security.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <CentreSkeleton />;
  return (
    <>
      {part === 'cards' || part === 'addCard' ? <CardsView /> : <Overview overview={data} />}
      <PartSheet overview={data} />
    </>
  );
}
