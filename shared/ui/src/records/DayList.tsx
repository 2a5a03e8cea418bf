import { addDays } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { type ReactNode, useId } from 'react';
import styles from './DayList.module.css';
import { type DayGroup, dayGroups } from './dayGroups';
import { dayText } from './dayText';
import { useRecordTexts } from './useRecordTexts';

export interface DayListProps<Item> {
  items: readonly Item[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** A list item with its key. */
  children: (item: Item) => ReactNode;
}

/** Records under the days that they were made on. */
export function DayList<Item extends { readonly at: string }>({
  items,
  today,
  children,
}: DayListProps<Item>) {
  return dayGroups(items).map((group) => (
    <Day key={group.day} group={group} today={today}>
      {children}
    </Day>
  ));
}

function Day<Item>({
  group: { day, items },
  today,
  children,
}: {
  group: DayGroup<Item>;
  today: string;
  children: (item: Item) => ReactNode;
}) {
  const { t } = useRecordTexts();
  const language = useLanguage();
  const heading = useId();
  const near = { [today]: t('range.today'), [addDays(today, -1)]: t('range.yesterday') }[day];
  return (
    <section aria-labelledby={heading} className={styles.day}>
      <h2 id={heading} className={styles.heading}>
        {near && <b>{near} · </b>}
        <time dateTime={day}>{dayText(day, language)}</time>
      </h2>
      <Card as="ul" padded={false}>
        {items.map(children)}
      </Card>
    </section>
  );
}
