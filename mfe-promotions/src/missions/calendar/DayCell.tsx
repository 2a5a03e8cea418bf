import type { SignInDay } from '@site/contracts/areas/missions';
import { Icon } from '@site/ui/Icon';
import { formatAmount, useMoneyText } from '@site/ui/Money';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { Check, Minus } from 'lucide-react';
import { isNothing } from '../../isNothing';
import { useTexts } from '../../useTexts';
import styles from './Calendar.module.css';

/** So many characters have room in a seventh of a narrow phone: `200.00`. */
const ROOM = 6;

interface DayCellProps {
  /** `YYYY-MM-DD`. */
  date: string;
  isToday: boolean;
  /** None of a day of before the account was made, or that is not known yet. */
  day: SignInDay | undefined;
}

/** A day of the calendar: done, missed, today, or what it brings. */
export function DayCell({ date, isToday, day }: DayCellProps) {
  const number = Number(date.slice(-2));
  const said = useSaid(number, day);
  return (
    <span
      className={styles.day}
      data-state={day?.state}
      data-today={isToday || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      {day ? <VisuallyHidden>{said}</VisuallyHidden> : null}
      <span aria-hidden={day ? true : undefined}>{number}</span>
      <small aria-hidden="true">{day && <Mark day={day} />}</small>
    </span>
  );
}

function Mark({ day: { state, reward } }: { day: SignInDay }) {
  if (state === 'SIGNED') return <Icon of={Check} size={16} />;
  if (state === 'MISSED') return <Icon of={Minus} size={16} />;
  if (isNothing(reward)) return null;
  const amount = formatAmount(reward);
  return amount.length > ROOM ? amount.replace(/\.00$/, '') : amount;
}

/** The same in words. */
function useSaid(day: number, known: SignInDay | undefined): string {
  const { t } = useTexts();
  const moneyText = useMoneyText();
  if (!known) return '';
  const amount = moneyText(known.reward);
  switch (known.state) {
    case 'SIGNED':
      return t('missions.calendar.signed', { day });
    case 'MISSED':
      return t('missions.calendar.missed', { day });
    case 'TODAY':
      return t('missions.calendar.today', { day, amount });
    case 'AHEAD':
      return t('missions.calendar.ahead', { day, amount });
  }
}
