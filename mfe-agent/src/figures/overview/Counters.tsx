import type { TeamFooter } from '@site/contracts/areas/agent';
import { formatNumber } from '@site/i18n';
import { Card } from '@site/ui/Card';
import counters from '../../home/TeamCounters.module.css';
import { useTexts } from '../../useTexts';
import styles from './Counters.module.css';

const COUNTERS = [
  { field: 'teamOnlineCount', label: 'team.online' },
  { field: 'teamLoginMemberCount', label: 'team.login' },
  { field: 'teamBetMemberCount', label: 'team.bet' },
  { field: 'teamRegisterMemberCount', label: 'team.register' },
] as const satisfies readonly { field: keyof TeamFooter; label: string }[];

/** How many of the team are online at this moment, and did what in these days. */
export function Counters({ footer }: { footer: TeamFooter }) {
  const { t } = useTexts();
  return (
    <div className={styles.room}>
      <Card as="section" padded={false} className={styles.card} aria-label={t('figures.counters')}>
        <dl className={counters.counters}>
          {COUNTERS.map(({ field, label }) => (
            <div key={field} className={counters.counter}>
              <dt className={counters.label}>{t(label)}</dt>
              <dd className={counters.count}>{formatNumber(footer[field])}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
