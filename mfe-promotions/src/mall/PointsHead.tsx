import { formatNumber } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { Crown, ReceiptText } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './PointsMallPage.module.css';

interface PointsHeadProps {
  points: number;
  level: string | undefined;
  onRecords: () => void;
}

/** How many points there are, the member's level, and the way to what became of points. */
export function PointsHead({ points, level, onRecords }: PointsHeadProps) {
  const { t } = useTexts();
  return (
    <section className={styles.head}>
      <div className={styles.have}>
        <h2 className={styles.label}>{t('mall.yours')}</h2>
        <p className={styles.points} role="status">
          {formatNumber(points)}
        </p>
        {level !== undefined && (
          <Tag tone="accent" icon={<Icon of={Crown} size={14} />}>
            {level}
          </Tag>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        icon={<Icon of={ReceiptText} size={16} />}
        aria-haspopup="dialog"
        onClick={onRecords}
      >
        {t('mall.records')}
      </Button>
    </section>
  );
}
