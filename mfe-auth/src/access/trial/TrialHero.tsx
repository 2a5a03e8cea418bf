import { HeroScene } from '@site/ui/HeroScene';
import { useTexts } from '../../useTexts';
import styles from './TrialHero.module.css';

/** The merchant's scene with what free play is in a sentence. */
export function TrialHero() {
  const { t } = useTexts();
  return (
    <HeroScene className={styles.hero}>
      <h2 className={styles.lead}>{t('trial.lead')}</h2>
      <p className={styles.body}>{t('trial.body')}</p>
    </HeroScene>
  );
}
