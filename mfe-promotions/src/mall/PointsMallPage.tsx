import { useOffers } from '@site/api';
import { useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { useAddressSheet } from '@site/ui/useSheet';
import { useState } from 'react';
import { CategoryChips } from '../CategoryChips';
import { useTexts } from '../useTexts';
import { Goods } from './Goods';
import { MallBanners } from './MallBanners';
import { MallLoading } from './MallLoading';
import { PointsHead } from './PointsHead';
import { useMallHome } from './queries';
import { RecordsSheet } from './records/RecordsSheet';

const RECORDS = 'records';

/** What points buy: the member's points, goods by category, and what was exchanged. */
export default function PointsMallPage() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const stopped = useOffers() === false;
  const [category, setCategory] = useState<string>();
  const { data, error, isFetching, refetch } = useMallHome();
  const records = useAddressSheet('part', (part) => part === RECORDS);

  if (!data && error)
    return (
      <ErrorState
        title={t('mall.failed')}
        body={errorText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <MallLoading />;
  const showRecords = () => records.show(RECORDS);
  // One that the merchant has taken away meanwhile is chosen no more.
  const chosen = data.categories.some(({ id }) => id === category) ? category : undefined;
  return (
    <>
      <PointsHead points={data.points} level={data.level?.name} onRecords={showRecords} />
      {stopped ? (
        <EmptyState title={t('mall.stopped.title')} body={t('mall.stopped.body')} />
      ) : (
        <>
          <MallBanners banners={data.banners} />
          {data.categories.length > 1 && (
            <CategoryChips
              label={t('mall.categories.label')}
              all={t('mall.categories.all')}
              categories={data.categories}
              chosen={chosen}
              onChoose={setCategory}
            />
          )}
          <Goods
            category={chosen}
            points={data.points}
            level={data.level?.name}
            onAll={() => setCategory(undefined)}
            onRecords={showRecords}
          />
        </>
      )}
      {records.opening > 0 && <RecordsSheet open={records.open} onClose={records.close} />}
    </>
  );
}
