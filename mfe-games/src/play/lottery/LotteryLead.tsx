import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { Tag } from '@site/ui/Tag';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { X } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './LotteryLead.module.css';

export interface LotteryLeadProps {
  /** What is played, for screen readers: its page has a title of its own. */
  name: string;
  leadsTo: string;
  demo: boolean;
}

/** Begins the line below a lottery: the small way out (GA-064), which Back does not lead in again. */
export function LotteryLead({ name, leadsTo, demo }: LotteryLeadProps) {
  const { t } = useTexts();
  return (
    <>
      <h1>
        <VisuallyHidden>{name}</VisuallyHidden>
      </h1>
      <Link to={leadsTo} replace className={styles.close}>
        <Icon of={X} size={16} />
        {t('lottery.frame.close')}
      </Link>
      {demo && <Tag tone="info">{t('play.demo')}</Tag>}
    </>
  );
}
