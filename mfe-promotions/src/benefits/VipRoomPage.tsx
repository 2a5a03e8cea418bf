import { useApiQuery } from '@site/api';
import { benefits } from '@site/contracts/areas/benefits';
import { useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useTexts } from '../useTexts';
import { Kept } from './Kept';
import { LevelHead } from './LevelHead';
import { Levels } from './Levels';
import { VipLoading } from './VipLoading';
import styles from './VipRoomPage.module.css';

/** The level of a member, what each level brings, and what stays the member's. */
export default function VipRoomPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useApiQuery(benefits, {});

  if (!data && error)
    return (
      <ErrorState
        title={t('vip.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <VipLoading />;
  if (data.levels.length === 0) return <EmptyState title={t('vip.none.title')} body={t('vip.none.body')} />;
  return (
    <div className={styles.page}>
      <LevelHead benefits={data} />
      <Levels benefits={data} />
      {data.kept.length > 0 && <Kept kept={data.kept} />}
    </div>
  );
}
