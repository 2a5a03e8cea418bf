import { useMerchant } from '@site/api';
import { useBack } from '@site/router';
import { BrandMark, BrandWordmark } from '@site/ui/BrandMark';
import { HeroScene } from '@site/ui/HeroScene';
import { IconButton } from '@site/ui/IconButton';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { ArrowLeft } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './Hero.module.css';
import { LanguagePicker } from './LanguagePicker';

interface HeroProps {
  /** One line under the brand. */
  welcome: string;
}

/** The page's own header over the merchant's scene: back to home, language, brand. */
export function Hero({ welcome }: HeroProps) {
  const { t } = useTexts();
  const { name } = useMerchant();
  return (
    <HeroScene as="header" className={styles.hero}>
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
        <p className={styles.welcome}>{welcome}</p>
      </div>
    </HeroScene>
  );
}
