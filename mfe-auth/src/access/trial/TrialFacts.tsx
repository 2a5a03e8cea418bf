import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { Coins, LockKeyhole, UserRoundX } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './TrialFacts.module.css';

/** What one gets, what it asks for, and what it leaves out. */
export function TrialFacts() {
  const { t } = useTexts();
  const facts = [
    { icon: Coins, title: t('trial.noRisk'), body: t('trial.noRiskBody') },
    { icon: UserRoundX, title: t('trial.noAccount'), body: t('trial.noAccountBody') },
    { icon: LockKeyhole, title: t('trial.limits'), body: t('trial.limitsBody') },
  ];
  return (
    <Card as="ul" className={styles.facts}>
      {facts.map(({ icon, title, body }) => (
        <li key={title} className={styles.fact}>
          <span className={styles.icon}>
            <Icon of={icon} size={20} />
          </span>
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.body}>{body}</p>
          </div>
        </li>
      ))}
    </Card>
  );
}
