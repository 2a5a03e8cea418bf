import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './LobbyLoading.module.css';
import { useLastDraws } from './queries';

const CARDS = ['a', 'b', 'c', 'd', 'e'];

/** The room of the lobby while its lotteries are on their way. */
export function LobbyLoading() {
  const { t } = useTexts();
  // Asked for beside the menu: the cards need it next.
  useLastDraws();
  return (
    <LoadingRegion label={t('lottery.loading')} className={styles.loading}>
      <div className={styles.strip}>
        <Skeleton shape="card" width="196px" height="72px" />
        <Skeleton shape="card" width="196px" height="72px" />
      </div>
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" height="128px" />
        ))}
      </div>
    </LoadingRegion>
  );
}
