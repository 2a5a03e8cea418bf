import type { Game } from '@site/contracts/areas/games';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../../useTexts';
import styles from '../frame/Frame.module.css';
import { useLaunch } from '../launch/useLaunch';

/** The link leads to a game that its vendor does not let into a frame: one press more, so that Back comes back here. */
export function OpensOutside({ game, demo }: { game: Game | undefined; demo: boolean }) {
  const { t } = useTexts();
  const launch = useLaunch();
  return (
    <div className={styles.state}>
      <EmptyState
        title={t('play.outside.title')}
        body={t('play.outside.body')}
        action={
          game && <Button onClick={() => launch(game, 'list', demo)}>{t('play.outside.action')}</Button>
        }
      />
    </div>
  );
}
