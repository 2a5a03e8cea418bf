import { useCurrencySymbol } from '@site/api';
import type { rebateIncome } from '@site/contracts/areas/rebates';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { useLanguage } from '@site/i18n';
import { Money } from '@site/ui/Money';
import { rangeText } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { ChartCard } from '../parts/ChartCard';
import { DayChart } from '../parts/DayChart';
import type { Figures } from '../useFigures';
import styles from './IncomeCard.module.css';

interface IncomeCardProps {
  whole: Pick<ValueOf<typeof rebateIncome>, 'footer' | 'byDay'>;
  figures: Figures;
}

/** The income of all of these days, and each of them. */
export function IncomeCard({ whole: { footer, byDay }, figures: { account, days } }: IncomeCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const range = rangeText(days, language);
  return (
    <div className={styles.room}>
      <ChartCard
        lead={account === undefined ? range : t('figures.of', { whose: account, days: range })}
        title={<Money symbol={symbol} amount={footer.income} />}
        views={
          byDay.length > 1
            ? [
                {
                  id: 'days',
                  name: '',
                  drawing: (
                    <DayChart
                      label={t('figures.incomeByDay')}
                      range={days}
                      days={byDay}
                      columns={[{ head: t('figures.income'), of: ({ income }) => income }]}
                    />
                  ),
                },
              ]
            : []
        }
      />
    </div>
  );
}
