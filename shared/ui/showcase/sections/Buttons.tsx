import { useTranslation } from '@site/i18n';
import { ArrowUpRight, Mail, Plus } from 'lucide-react';
import { Button } from '../../src/Button';
import { Icon } from '../../src/Icon';
import styles from '../Showcase.module.css';
import { Specimen } from '../Specimen';

const variants = ['primary', 'quiet', 'line', 'text', 'danger'] as const;

export function Buttons() {
  const { t } = useTranslation('showcase');
  return (
    <Specimen title="Button">
      <div className={styles.wide}>
        <div className={styles.line}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {t(variant === 'text' ? 'text' : variant === 'danger' ? 'logout' : 'login')}
            </Button>
          ))}
        </div>
        <div className={styles.line}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size="small">
              {t('deposit')}
            </Button>
          ))}
        </div>
        <div className={styles.line}>
          <Button icon={<Icon of={Plus} size={18} />}>{t('deposit')}</Button>
          <Button loading>{t('deposit')}</Button>
          <Button variant="quiet" size="small" loading>
            {t('retry')}
          </Button>
          <Button variant="line" render={<a href="#link" />} icon={<Icon of={ArrowUpRight} size={18} />}>
            {t('help')}
          </Button>
        </div>
        <Button block>{t('login')}</Button>
        <Button block variant="line" icon={<Icon of={Mail} size={20} />}>
          {t('line')}
        </Button>
        <Button block disabled>
          {t('disabled')}
        </Button>
      </div>
    </Specimen>
  );
}
