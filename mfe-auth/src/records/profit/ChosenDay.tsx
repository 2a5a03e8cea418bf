import type { ProfitDay } from '@site/contracts/areas/wallet';
import { useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { dayText } from '@site/ui/records';
import { useCurrencySymbol, useMoneyText } from '../../cashier/parts/useMoneyText';
import { useTexts } from '../../useTexts';
import styles from './ChosenDay.module.css';

/** The day that is chosen: its result, and the rebate and bonus in it, which the table has no room for. */
export function ChosenDay({ day, figures }: { day: string; figures: ProfitDay | undefined }) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const money = useMoneyText();
  return (
    <div role="status" className={styles.day}>
      <p className={styles.line}>
        <time dateTime={day}>{dayText(day, language)}</time>{' '}
        {figures ? (
          <b>
            <Money signed symbol={symbol} amount={figures.profit} />
          </b>
        ) : (
          t('profit.noPlay')
        )}
      </p>
      {figures && (
        <p className={styles.more}>
          {t('profit.dayMore', { rebate: money(figures.rebate), bonus: money(figures.bonus) })}
        </p>
      )}
    </div>
  );
}
