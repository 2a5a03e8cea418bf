import { useMerchant } from '@site/api';
import { showPageAtOnce } from '@site/ui/showPageAtOnce';
import { useTexts } from '../useTexts';
import styles from './TrialHero.module.css';

/** The merchant's scene with what free play is in a sentence. */
export function TrialHero() {
  const { t } = useTexts();
  const { code, heroScene } = useMerchant();
  return (
    <div className={styles.hero}>
      {heroScene && (
        <img
          className={styles.scene}
          src={`/cdn/scenes/${code}/${heroScene}.svg?size=hero`}
          alt=""
          fetchPriority="high"
          onLoad={showPageAtOnce}
        />
      )}
      <h2 className={styles.lead}>{t('trial.lead')}</h2>
      <p className={styles.body}>{t('trial.body')}</p>
    </div>
  );
}
