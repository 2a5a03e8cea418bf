import { PATHS } from '@site/contracts/values/paths';
import { useBack } from '@site/router';
import { PageHeader } from '@site/ui/PageHeader';
import { useHotGames } from '../../catalogue/queries';
import { useRefreshOnReturn } from '../../play/launch/useRefreshOnReturn';
import { useTexts } from '../../useTexts';
import { GameStrip } from '../tiles/GameStrip';
import { RecentStrip } from '../tiles/RecentStrip';
import { CategoryCards } from './CategoryCards';
import styles from './Centre.module.css';

/** The way to every category and provider, with what is hot and what was played last (GA-073). */
export default function GameCentrePage() {
  const { t } = useTexts();
  const back = useBack();
  const hot = useHotGames();
  useRefreshOnReturn();
  return (
    <div className={styles.page}>
      <PageHeader title={t('centre.games')} onBack={back} />
      <CategoryCards hot={hot.data ?? []} />
      <GameStrip
        title={t('entrance.hotNow')}
        to={PATHS.hot}
        games={hot.data}
        isLoading={hot.isPending}
        ranked
      />
      <RecentStrip />
    </div>
  );
}
