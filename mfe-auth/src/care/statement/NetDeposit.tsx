import { useCurrencySymbol } from '@site/api';
import type { statement } from '@site/contracts/areas/careStatement';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Statement.module.css';

/** Paid in less paid out, whatever days are shown (PL-027). Only a gross one is called a limit. */
export function NetDeposit({ of }: { of: ValueOf<typeof statement>['netDeposit'] }) {
  const { t } = useTexts();
  const symbol = useCurrencySymbol();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} className={styles.title}>
        {t('statement.netDeposit')}
      </h2>
      <Card padded={false}>
        <dl className={styles.rows}>
          {(['days30', 'months12', 'all'] as const).map((span) => (
            <div key={span}>
              {/* @texts statement.span.* — the spans of the contract */}
              <dt>{t(`statement.span.${span}`)}</dt>
              <dd>
                <Money symbol={symbol} amount={of[span]} />
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className={styles.fineInset}>{t('statement.netDepositNote')}</p>
    </section>
  );
}
