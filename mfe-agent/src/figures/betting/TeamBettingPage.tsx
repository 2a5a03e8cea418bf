import { teamBets } from '@site/contracts/areas/team';
import { formatNumber } from '@site/i18n';
import { formatAmount } from '@site/ui/Money';
import { useRefreshRecords } from '@site/ui/records';
import { useTexts } from '../../useTexts';
import { AccountSearch } from '../parts/AccountSearch';
import { FiguresList } from '../parts/FiguresList';
import { FiguresPage } from '../parts/FiguresPage';
import { NothingHere } from '../parts/NothingHere';
import { PathBar } from '../parts/PathBar';
import { Totals } from '../parts/Totals';
import { usePath } from '../parts/usePath';
import { useTeamBets } from '../queries';
import { useFigures } from '../useFigures';
import { BetPeople } from './BetPeople';
import { CategoryChips } from './CategoryChips';
import { StakeCard } from './StakeCard';

const CALLS = [teamBets] as const;
const CHART_PX = 220;

/** A team's bets by person and category, level by level (KPI C). */
export default function TeamBettingPage() {
  const { t } = useTexts();
  const figures = useFigures();
  const { account, days, category } = figures;
  const bets = useTeamBets({ account, days }, category);
  const path = usePath(account, bets.whole?.path);
  const levelOf = (level: string | undefined) => figures.addressWith({ account: level });
  useRefreshRecords(CALLS);
  const sums = bets.whole?.footer;
  return (
    <FiguresPage
      title={t('tools.betting')}
      figures={figures}
      above={account === undefined ? undefined : levelOf(path.at(-2))}
      foot={
        sums && (
          <Totals
            onTabBar
            figures={[
              {
                label: t('figures.betCount', { count: sums.bets, shown: formatNumber(sums.bets) }),
                value: formatAmount(sums.bet),
              },
              { label: t('figures.valid'), value: formatAmount(sums.valid) },
              { label: t('figures.wins'), value: formatAmount(sums.win) },
            ]}
          />
        )
      }
    >
      <AccountSearch figures={figures} busy={bets.rows === undefined && !bets.error} />
      {path.length > 0 && <PathBar path={path} addressOf={levelOf} />}
      <CategoryChips figures={figures} />
      <FiguresList query={bets} figures={figures} chart={CHART_PX}>
        {(rows, whole) =>
          rows.length === 0 ? (
            <NothingHere
              title={t('figures.noBets.title')}
              body={t('figures.noBets.body')}
              figures={figures}
            />
          ) : (
            <>
              <StakeCard whole={whole} figures={figures} />
              <BetPeople rows={rows} figures={figures} />
            </>
          )
        }
      </FiguresList>
    </FiguresPage>
  );
}
