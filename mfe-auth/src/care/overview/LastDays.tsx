import { useCurrencySymbol } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText, useLanguage } from '@site/i18n';
import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Money } from '@site/ui/Money';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { Awaited, rangeText } from '@site/ui/records';
import { useDuration } from '@site/ui/useDuration';
import { ChartColumn } from 'lucide-react';
import { RowCard } from '../../account/rows/RowCard';
import { NetCard } from '../../records/NetCard';
import { useTold } from '../../records/useTold';
import { useTexts } from '../../useTexts';
import { useRecentStatement } from '../parts/useRecentStatement';
import styles from './LastDays.module.css';

/** So many days are summed up. */
const COUNT = 30;

/** What play has cost in the last 30 days, and the way to the whole statement. The sums are the platform's. */
export function LastDays() {
  const { t } = useTexts();
  const errorText = useErrorText();
  const language = useLanguage();
  const symbol = useCurrencySymbol();
  const told = useTold();
  const durationText = useDuration();
  const { days, data, error, isFetching, refetch } = useRecentStatement();
  const sum = data?.footer;
  const played = data?.list.filter(({ bets, minutes }) => bets > 0 || minutes > 0).length;
  const money = (amount: string | undefined) =>
    amount === undefined ? <Awaited /> : <Money symbol={symbol} amount={amount} />;
  return (
    <section aria-label={t('overview.lastDays')} className={styles.days}>
      <h2 className={styles.title}>{t('overview.lastDays')}</h2>
      {error && !data ? (
        <RemoteFailedCard
          title={t('overview.statementFailed')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      ) : (
        <NetCard
          heading="h3"
          name={t('profit.net')}
          title={t('profit.netOf', { days: rangeText(days, language, days.endDate) })}
          net={sum?.net}
          told={sum && told(sum.net, played !== 0, COUNT)}
          figures={[
            { label: t('overview.deposits'), value: money(sum?.deposit) },
            { label: t('overview.withdrawals'), value: money(sum?.withdraw) },
            { label: t('overview.played'), value: sum ? durationText(sum.minutes) : <Awaited /> },
            {
              label: t('overview.daysPlayed'),
              value: played === undefined ? <Awaited /> : t('overview.daysOf', { played, count: COUNT }),
            },
          ]}
        />
      )}
      <RowCard>
        <ListRow
          icon={<Icon of={ChartColumn} size={20} />}
          label={t('overview.statement')}
          render={<Link to={PATHS.careStatement} />}
        />
      </RowCard>
    </section>
  );
}
