import { teamProfit } from '@site/contracts/areas/team';
import { formatAmount } from '@site/ui/Money';
import { useRefreshRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { FiguresList } from '../parts/FiguresList';
import { FiguresPage } from '../parts/FiguresPage';
import { PathBar } from '../parts/PathBar';
import { Signed } from '../parts/Signed';
import { Totals } from '../parts/Totals';
import { usePath } from '../parts/usePath';
import { useTeamProfit } from '../queries';
import { useFigures } from '../useFigures';
import { ProfitCard } from './ProfitCard';
import { ProfitPeople } from './ProfitPeople';

const CALLS = [teamProfit] as const;
const CHART_PX = 240;

/** A team's profit and loss, person by person, level by level (KPI B). */
export default function TeamProfitPage() {
  const { t } = useTexts();
  const figures = useFigures();
  const { account, days } = figures;
  const profit = useTeamProfit({ account, days });
  const path = usePath(account, profit.whole?.path);
  const levelOf = (level: string | undefined) => figures.addressWith({ account: level });
  useRefreshRecords(CALLS);
  const sums = profit.whole?.footer;
  return (
    <FiguresPage
      title={t('tools.profit')}
      figures={figures}
      above={account === undefined ? undefined : levelOf(path.at(-2))}
      foot={
        sums && (
          <Totals
            figures={[
              { label: t('figures.bets'), value: formatAmount(sums.bet) },
              { label: t('figures.wins'), value: formatAmount(sums.win) },
              { label: t('figures.profit'), value: <Signed amount={sums.profit} /> },
            ]}
          />
        )
      }
    >
      {path.length > 0 && <PathBar path={path} addressOf={levelOf} />}
      <FiguresList query={profit} figures={figures} chart={CHART_PX}>
        {(rows, whole) => (
          <>
            <ProfitCard rows={rows} whole={whole} figures={figures} />
            <ProfitPeople rows={rows} figures={figures} />
          </>
        )}
      </FiguresList>
    </FiguresPage>
  );
}
