import { type DayRange, dayNumber, MAX_RANGE_DAYS, rangeLength } from '@site/contracts/values/days';
import { type TFunction, useLanguage } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { Sheet } from '@site/ui/Sheet';
import { type FormEvent, useId, useState } from 'react';
import { rangeText } from './dayText';
import styles from './RangeSheet.module.css';
import { useRecordTexts } from './useRecordTexts';

export interface RangeSheetProps {
  open: boolean;
  /** What is applied. */
  days: DayRange;
  today: string;
  onClose: () => void;
  onApply: (days: DayRange) => void;
}

/** Any range of days, by the date pickers of the phone. */
export default function RangeSheet({ open, days, today, onClose, onApply }: RangeSheetProps) {
  const { t } = useRecordTexts();
  const language = useLanguage();
  const form = useId();
  const [chosen, setChosen] = useState(days);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(chosen, today, t);
  const good = !faults.startDate && !faults.endDate;

  const apply = (event: FormEvent) => {
    event.preventDefault();
    if (good) onApply(chosen);
    else setTried(true);
  };
  const fieldOf = (name: keyof DayRange) => ({
    type: 'date',
    required: true,
    max: today,
    value: chosen[name],
    // A day that is half typed is empty: it is no fault before the player is done.
    error: tried || chosen[name] !== '' ? faults[name] : undefined,
    onChange: ({ target }: { target: HTMLInputElement }) => setChosen({ ...chosen, [name]: target.value }),
  });

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('range.title')}
      footer={
        <Button type="submit" form={form} block>
          {good ? t('range.apply', { count: rangeLength(chosen) }) : t('range.applyAny')}
        </Button>
      }
    >
      <form id={form} noValidate className={styles.form} onSubmit={apply}>
        <Field label={t('range.from')} {...fieldOf('startDate')} />
        <Field label={t('range.to')} {...fieldOf('endDate')} />
        <p className={styles.hint}>
          {good ? rangeText(chosen, language) : t('range.limit', { count: MAX_RANGE_DAYS })}
        </p>
      </form>
    </Sheet>
  );
}

/** What is wrong with a choice, at the field where it can be put right. */
function faultsOf({ startDate, endDate }: DayRange, today: string, t: TFunction) {
  const faultOf = (day: string) => {
    if (Number.isNaN(dayNumber(day))) return t('range.fault.missing');
    return day > today ? t('range.fault.future') : undefined;
  };
  const [start, end] = [faultOf(startDate), faultOf(endDate)];
  const length = start || end ? 1 : rangeLength({ startDate, endDate });
  if (length < 1) return { startDate: start, endDate: t('range.fault.reversed') };
  if (length > MAX_RANGE_DAYS)
    return { startDate: start, endDate: t('range.fault.long', { count: MAX_RANGE_DAYS }) };
  return { startDate: start, endDate: end };
}
