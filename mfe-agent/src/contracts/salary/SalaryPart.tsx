import { useCurrencySymbol } from '@site/api';
import { useErrorText } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { daysOf, MoreRecords, type Range, RangeChips, useMerchantToday } from '@site/ui/records';
import { Sum } from '@site/ui/Sum';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import type { SalaryKind } from '../kinds';
import { RowsRoom } from '../parts/RowsRoom';
import { useSalary } from '../queries';
import styles from './Salary.module.css';
import { SalaryRow } from './SalaryRow';

/** Salary by day or hour, the newest first, with what was paid of it: the caller's own, or a downline's. */
export function SalaryPart({ kind, account }: { kind: SalaryKind; account?: string }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const today = useMerchantToday();
  const [range, choose] = useState<Range>('30days');
  const symbol = useCurrencySymbol();
  const { rows, sum, error, retry, ...more } = useSalary(kind, daysOf(range, today), account);
  return (
    <>
      <div className={styles.range}>
        <RangeChips range={range} today={today} onChange={choose} />
      </div>
      {error && (
        <RemoteFailedCard title={t('contracts.failed.salary')} body={errorText(error)} onReload={retry} />
      )}
      {!rows && !error && <RowsRoom label={t('contracts.loading.salary')} />}
      {rows?.length === 0 && <p className={styles.none}>{t('contracts.salary.none')}</p>}
      {rows && rows.length > 0 && (
        <>
          {sum !== undefined && (
            <Sum
              inset={account !== undefined}
              symbol={symbol}
              rows={[{ label: t('contracts.salary.sum'), amount: sum }]}
            />
          )}
          <Card as="ul" padded={false} tone={account === undefined ? 'raised' : 'inset'}>
            {rows.map((row) => (
              <SalaryRow key={`${row.date} ${row.hour}`} row={row} symbol={symbol} />
            ))}
          </Card>
          {more.hasMore && <MoreRecords {...more} />}
        </>
      )}
    </>
  );
}
