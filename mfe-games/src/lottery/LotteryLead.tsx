import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { X } from 'lucide-react';
import { useTexts } from '../useTexts';
import styles from './LotteryLead.module.css';

/** Begins the line below a lottery: the small way out (GA-064), which Back does not lead in again. */
export function LotteryLead({ leadsTo, demo }: { leadsTo: string; demo: boolean }) {
  const { t } = useTexts();
  return (
    <>
      <Link to={leadsTo} replace className={styles.close}>
        <Icon of={X} size={16} />
        {t('lottery.frame.close')}
      </Link>
      {demo && <Tag tone="info">{t('play.demo')}</Tag>}
    </>
  );
}
