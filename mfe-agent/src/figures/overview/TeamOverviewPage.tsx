import { teamKpi } from '@site/contracts/areas/agent';
import { rangeLength } from '@site/contracts/values/days';
import { useLanguage } from '@site/i18n';
import { IconButton } from '@site/ui/IconButton';
import { formatAmount } from '@site/ui/Money';
import { rangeText, useRefreshRecords } from '@site/ui/records';
import { useRefresh } from '@site/ui/useRefresh';
import { RefreshCw } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { FiguresFailed } from '../parts/FiguresFailed';
import { FiguresPage } from '../parts/FiguresPage';
import { NothingHere } from '../parts/NothingHere';
import { Totals } from '../parts/Totals';
import { useHasTool } from '../parts/useHasTool';
import { useTeamOverview } from '../queries';
import { useFigures } from '../useFigures';
import { Counters } from './Counters';
import { FlowCard } from './FlowCard';
import { hasMoved } from './hasMoved';
import { OverviewDays } from './OverviewDays';
import { OverviewLoading } from './OverviewLoading';

const CALLS = [teamKpi] as const;

/** What a team did in a range of days, and each day of it, which opens its profit and loss (KPI A). */
export default function TeamOverviewPage() {
  const { t } = useTexts();
  const language = useLanguage();
  const figures = useFigures();
  const { days, today } = figures;
  const { data, error, isFetching, refetch } = useTeamOverview(days);
  const { refreshing, refresh } = useRefresh(refetch);
  const opensDays = useHasTool('teamProfit');
  useRefreshRecords(CALLS);
  const sum = data?.sum;
  return (
    <FiguresPage
      title={t('tools.overview')}
      figures={figures}
      right={
        <IconButton
          icon={RefreshCw}
          iconSize={20}
          label={t('figures.refresh')}
          spinning={refreshing}
          onClick={refresh}
        />
      }
      foot={
        sum && (
          <Totals
            figures={[
              {
                label: t('figures.dayCount', { count: rangeLength(days) }),
                value: rangeText(days, language, today),
              },
              { label: t('figures.deposits'), value: formatAmount(sum.deposit) },
              { label: t('figures.withdrawals'), value: formatAmount(sum.withdraw) },
            ]}
          />
        )
      }
    >
      {data ? (
        <>
          <Counters footer={data.footer} />
          {hasMoved(data) ? (
            <>
              <FlowCard byDay={data.byDay ?? []} figures={figures} />
              <OverviewDays rows={data.list} opens={opensDays} />
            </>
          ) : (
            <NothingHere
              title={t('figures.noDays.title')}
              body={t('figures.noDays.body')}
              figures={figures}
            />
          )}
        </>
      ) : error ? (
        <FiguresFailed
          error={error}
          account={undefined}
          team={figures.addressWith({})}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <OverviewLoading />
      )}
    </FiguresPage>
  );
}
