import { Icon } from '@site/ui/Icon';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { useTexts } from '../../useTexts';
import styles from './IntervalChoice.module.css';
import { INTERVALS, type Interval } from './interval';

export interface IntervalChoiceProps {
  interval: Interval;
  onChoose: (interval: Interval) => void;
}

/** How often to be reminded. */
export function IntervalChoice({ interval, onChoose }: IntervalChoiceProps) {
  const { t } = useTexts();
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{t('reality.every')}</legend>
      {INTERVALS.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.radio}
            checked={option === interval}
            onChange={() => onChoose(option)}
          />
          <span>{option === 0 ? t('reality.off') : t('reality.minutes', { count: option })}</span>
          <Icon of={Check} size={18} className={styles.mark} />
        </label>
      ))}
    </fieldset>
  );
}
