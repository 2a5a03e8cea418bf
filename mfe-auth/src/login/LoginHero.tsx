import { useMerchant } from '@site/api';
import { useBack } from '@site/router';
import { BrandMark, BrandWordmark } from '@site/ui/BrandMark';
import { IconButton } from '@site/ui/IconButton';
import { showPageAtOnce } from '@site/ui/showPageAtOnce';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../useTexts';
import { LanguagePicker } from './LanguagePicker';
import styles from './LoginHero.module.css';

/** The page's own header over the merchant's scene: back to home, language, brand. */
export function LoginHero() {
  const { t } = useTexts();
  const { code, name, heroScene } = useMerchant();
  return (
    <header className={styles.hero}>
      {heroScene && (
        <img
          className={styles.scene}
          src={`/cdn/scenes/${code}/${heroScene}.svg?size=hero`}
          alt=""
          fetchPriority="high"
          onLoad={showPageAtOnce}
        />
      )}
      <div className={styles.bar}>
        <IconButton
          className={styles.back}
          icon={ArrowLeft}
          label={t('hero.back')}
          onClick={useBack('home')}
        />
        <LanguagePicker />
      </div>
      <div className={styles.brand}>
        <p className={styles.name}>
          <BrandMark className={styles.mark} />
          <BrandWordmark className={styles.wordmark} />
          <VisuallyHidden>{name}</VisuallyHidden>
        </p>
        <p className={styles.welcome}>{t('hero.welcome')}</p>
      </div>
    </header>
  );
}
