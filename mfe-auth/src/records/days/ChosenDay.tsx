import { useCurrencySymbol } from '@site/api';
import { useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { dayText } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import styles from './ChosenDay.module.css';

interface ChosenDayProps {
  day: string;
  /** Net result; left out of a day on which nothing moved. */
  net: string | undefined;
  /** What else there is to say of it. */
  more: string | undefined;
}

/** The day that is chosen: its result, and what the chart has no room for. */
export function ChosenDay({ day, net, more }: ChosenDayProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  return (
    <div role="status" className={styles.day}>
      <p className={styles.line}>
        <time dateTime={day}>{dayText(day, language)}</time>{' '}
        {net === undefined ? (
          t('profit.noPlay')
        ) : (
          <b>
            <Money signed symbol={symbol} amount={net} />
          </b>
        )}
      </p>
      {more !== undefined && <p className={styles.more}>{more}</p>}
    </div>
  );
}
