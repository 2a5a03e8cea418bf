import type { SecurityOverview } from '@site/contracts/areas/security';
import { Card } from '@site/ui/Card';
import { Clock, ShieldCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { momentText } from '../../../cashier/parts/momentText';
import { Tip } from '../../../cashier/parts/Tip';
import { useTexts } from '../../../useTexts';
import { LoginRows } from './LoginRows';
import { MoneyRows } from './MoneyRows';
import styles from './Overview.module.css';

/** Everything that guards the account, in two groups. */
export function Overview({ overview }: { overview: SecurityOverview }) {
  const { t } = useTexts();
  const { restingUntil, lastLoginAt } = overview;
  return (
    <div className={styles.page}>
      <p className={styles.intro}>
        {t('security.intro')} {lastLoginAt && t('security.lastLogin', { when: momentText(lastLoginAt) })}
      </p>
      {restingUntil && (
        <Tip icon={Clock} tone="warning">
          {t('security.resting', { when: momentText(restingUntil) })}
        </Tip>
      )}
      <Group title={t('security.group.login')}>
        <LoginRows overview={overview} />
      </Group>
      <Group title={t('security.group.money')}>
        <MoneyRows overview={overview} />
      </Group>
      <Tip icon={ShieldCheck}>{t('security.neverAsked')}</Tip>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className={styles.group}>
        {title}
      </h2>
      <Card as="ul" padded={false}>
        {children}
      </Card>
    </section>
  );
}
