import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { useTexts } from '../../useTexts';
import styles from './Letter.module.css';

/** The room of a mail while it is on its way. */
export function LetterLoading() {
  const { t } = useTexts();
  return (
    <LoadingRegion label={t('inbox.letter.loading')} className={styles.letter}>
      <Skeleton width="86%" height="30px" />
      <div className={styles.from}>
        <Skeleton shape="box" width="44px" height="44px" />
        <Skeleton width="120px" />
      </div>
      <Skeleton height="120px" shape="box" />
    </LoadingRegion>
  );
}
