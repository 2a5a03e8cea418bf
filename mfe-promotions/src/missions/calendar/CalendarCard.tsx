import { useCurrencySymbol } from '@site/api';
import type { SignInCalendar } from '@site/contracts/areas/missions';
import { useErrorText, useLanguage } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { IconButton } from '@site/ui/IconButton';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { useCalendar } from '../queries';
import styles from './Calendar.module.css';
import { CalendarKey } from './CalendarKey';
import { MonthTable } from './MonthTable';
import { monthOf, monthText, nextMonth, previousMonth } from './months';

/** The check-ins of a month, and the way to the months before it. */
export function CalendarCard({ current }: { current: SignInCalendar }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const thisMonth = monthOf(current.today);
  const [asked, setAsked] = useState<string>();
  const month = asked ?? thisMonth;
  const { data, error, isFetching, refetch } = useCalendar(month === thisMonth ? undefined : month);
  const step = (to: string, isThere: boolean) => ({
    label: monthText(to, language),
    iconSize: 20,
    'aria-disabled': !isThere,
    className: styles.step,
    onClick: () => isThere && setAsked(to === thisMonth ? undefined : to),
  });
  return (
    <Card as="section" padded={false} className={styles.card}>
      <div className={styles.head}>
        <IconButton icon={ChevronLeft} {...step(previousMonth(month), month > current.firstMonth)} />
        <h2 className={styles.month} aria-live="polite">
          {monthText(month, language)}
          <small>{t('missions.calendar.rewards', { symbol })}</small>
        </h2>
        <IconButton icon={ChevronRight} {...step(nextMonth(month), month < thisMonth)} />
      </div>
      {error && !data ? (
        <RemoteFailedCard
          title={t('missions.calendar.failed')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      ) : (
        <MonthTable month={month} today={current.today} days={data?.days} />
      )}
      <CalendarKey />
    </Card>
  );
}
