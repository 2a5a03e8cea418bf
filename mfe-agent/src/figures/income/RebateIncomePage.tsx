import { useCurrencySymbol } from '@site/api';
import { rebateIncome } from '@site/contracts/areas/rebates';
import { useLanguage } from '@site/i18n';
import { rangeText, useRefreshRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { AccountSearch } from '../parts/AccountSearch';
import { FiguresList } from '../parts/FiguresList';
import { FiguresPage } from '../parts/FiguresPage';
import { NothingHere } from '../parts/NothingHere';
import { Signed } from '../parts/Signed';
import { Totals } from '../parts/Totals';
import { useRebateIncome } from '../queries';
import { useFigures } from '../useFigures';
import { IncomeCard } from './IncomeCard';
import { IncomeDays } from './IncomeDays';

const CALLS = [rebateIncome] as const;
const CHART_PX = 290;

/** What the agent has earned of the team's bets, day by day, by direct downline and category. */
export default function RebateIncomePage() {
  const { t } = useTexts();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const figures = useFigures();
  const { account, days } = figures;
  const income = useRebateIncome({ account, days });
  useRefreshRecords(CALLS);
  const sums = income.whole?.footer;
  return (
    <FiguresPage
      title={t('tools.rebateIncome')}
      figures={figures}
      above={account === undefined ? undefined : figures.addressWith({ account: undefined })}
      foot={
        sums && (
          <Totals
            onTabBar
            figures={[
              {
                label: t('figures.incomeOf', { days: rangeText(days, language, figures.today) }),
                value: <Signed symbol={symbol} amount={sums.income} />,
              },
            ]}
          />
        )
      }
    >
      <AccountSearch figures={figures} busy={income.rows === undefined && !income.error} />
      <FiguresList query={income} figures={figures} chart={CHART_PX}>
        {(rows, whole) =>
          rows.length === 0 ? (
            <NothingHere
              title={t('figures.noIncome.title')}
              body={t('figures.noIncome.body')}
              figures={figures}
            />
          ) : (
            <>
              <IncomeCard whole={whole} figures={figures} />
              <IncomeDays rows={rows} />
            </>
          )
        }
      </FiguresList>
    </FiguresPage>
  );
}
