import { formatNumber } from '@site/i18n';
import { Link, useBack } from '@site/router';
import { Button } from '@site/ui/Button';
import { PageHeader } from '@site/ui/PageHeader';
import { categoryPath, gameListPath } from '../../catalogue/paths';
import { useGameCount, useHotGames, useVendorCategories } from '../../catalogue/queries';
import { belongsTo } from '../../catalogue/vendorCategories';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { useTexts } from '../../useTexts';
import Jackpot from '../jackpot/Jackpot';
import { GameStrip } from '../tiles/GameStrip';
import { CategoriesFailed } from './CategoriesFailed';
import styles from './Centre.module.css';
import { SlotKinds } from './SlotKinds';
import { SlotProviders } from './SlotProviders';
import { SlotShelf } from './SlotShelf';
import { MANY_LINES, slotsPath } from './slotsPath';

/** All about slots: the jackpot, kinds, what is hot, new or pays a jackpot, and the providers (GA-073). */
export default function SlotsCentrePage() {
  const { t } = useTexts();
  const back = useBack();
  const {
    data: categories,
    error,
    isFetching,
    refetch,
    isPending: categoriesPending,
  } = useVendorCategories();
  const slots = categories?.find(({ type }) => type === 'RNG');
  const hot = useHotGames();
  const count = useGameCount({ type: 'RNG' });
  useRefreshOnReturn();
  return (
    <div className={styles.page}>
      <PageHeader title={t('centre.slots')} onBack={back} />
      <Jackpot />
      <SlotKinds />
      {!categories && error && <CategoriesFailed error={error} isFetching={isFetching} refetch={refetch} />}
      <GameStrip
        title={t('category.HOT')}
        to={gameListPath({ type: 'RNG', tab: 'hot' })}
        games={slots && hot.data?.filter((game) => belongsTo(game, slots))}
        isLoading={hot.isPending || categoriesPending}
        ranked
      />
      <SlotShelf title={t('centre.newSlots')} filter={{ mark: 'NEW' }} />
      <SlotShelf
        title={t('centre.jackpotSlots')}
        to={slotsPath({ classify: 'JP' })}
        filter={{ classify: 'JP' }}
      />
      <SlotShelf
        title={t('centre.manyLines', { count: MANY_LINES, shown: formatNumber(MANY_LINES) })}
        to={slotsPath({ minLine: MANY_LINES })}
        filter={{ minLine: MANY_LINES }}
      />
      {slots && <SlotProviders vendors={slots.vendors} />}
      <div className={styles.all}>
        <Button variant="quiet" block render={<Link to={categoryPath('RNG')} />}>
          {count === undefined
            ? t('centre.allSlots')
            : t('centre.allSlotsCount', { count, shown: formatNumber(count) })}
        </Button>
      </div>
    </div>
  );
}
