import { useCurrencySymbol } from '@site/api';
import type { PnlRow, teamProfit } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { useLanguage } from '@site/i18n';
import { rangeText } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { Bars } from '../parts/Bars';
import { ChartCard } from '../parts/ChartCard';
import { DayChart } from '../parts/DayChart';
import { Signed } from '../parts/Signed';
import type { Figures } from '../useFigures';
import { fiveLargest } from './fiveLargest';

interface ProfitCardProps {
  rows: readonly PnlRow[];
  whole: Pick<ValueOf<typeof teamProfit>, 'footer' | 'byDay'>;
  figures: Figures;
}

/** The profit of all who are shown, with the five largest of it, and day by day. */
export function ProfitCard({ rows, whole: { footer, byDay }, figures: { account, days } }: ProfitCardProps) {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const largest = fiveLargest(rows);
  const whose = account === undefined ? t('figures.path.team') : footer.account;
  return (
    <ChartCard
      lead={t('figures.of', { whose, days: rangeText(days, language) })}
      title={<Signed symbol={symbol} amount={footer.profit} />}
      views={[
        ...(largest.length > 0
          ? [
              {
                id: 'people',
                name: t('figures.largest'),
                drawing: <Bars signed label={t('figures.profitByPerson')} rows={largest} />,
              },
            ]
          : []),
        ...(byDay.length > 1
          ? [
              {
                id: 'days',
                name: t('figures.days.title'),
                drawing: (
                  <DayChart
                    label={t('figures.profitByDay')}
                    range={days}
                    days={byDay}
                    columns={[{ head: t('figures.profit'), of: ({ profit }) => profit, signed: true }]}
                    legend={{ up: t('figures.up'), down: t('figures.down') }}
                  />
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
