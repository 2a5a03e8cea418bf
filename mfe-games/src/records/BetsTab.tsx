import type { BetRecord } from '@site/contracts/areas/records';
import { formatNumber, useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { lazySheet } from '@site/ui/lazyPart';
import { DayList, type EndlessRecords, MoreRecords, TotalsCard } from '@site/ui/records';
import { ExportControl } from '@site/ui/records/csv';
import { useState } from 'react';
import { CategoryIcon } from '../catalogue/parts/CategoryIcon';
import { useVendorCategories } from '../catalogue/queries';
import { vendorName } from '../catalogue/vendorCategories';
import { useTexts } from '../useTexts';
import { AppliedFilters } from './AppliedFilters';
import { BetRow } from './BetRow';
import { BetsSkeleton } from './BetsSkeleton';
import { useBetCsv } from './export/betCsv';
import { NoBets } from './NoBets';
import { type BetFilter, useBetRecords } from './queries';
import { NO_FILTERS, type RecordState } from './recordState';

const BetSheet = lazySheet(() => import('./BetSheet'));

interface BetsTabProps {
  filter: BetFilter;
  today: string;
  onChange: (changes: Partial<RecordState>) => void;
}

/** Bets with providers: what narrows them, their sums, and each of them by its day. */
export function BetsTab({ filter, today, onChange }: BetsTabProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const bets = useBetRecords(filter);
  const categories = useVendorCategories().data ?? [];
  const { category, vendor } = filter;
  const filters = [
    category && { name: t(`category.${category}`), remove: () => onChange({ category: undefined }) },
    vendor && { name: vendorName(categories, vendor), remove: () => onChange({ vendor: undefined }) },
  ].filter((each) => typeof each === 'object');

  return (
    <>
      <AppliedFilters filters={filters} />
      {bets.error ? (
        <ErrorState title={t('records.failed')} body={errorText(bets.error)} onRetry={bets.retry} />
      ) : bets.totals === undefined ? (
        <BetsSkeleton />
      ) : bets.totals.total === 0 ? (
        <NoBets of="bets" {...(filters.length > 0 && { onClear: () => onChange(NO_FILTERS) })} />
      ) : (
        <>
          <BetTotals filter={filter} {...bets.totals} />
          <BetList bets={bets} today={today} />
        </>
      )}
    </>
  );
}

function BetTotals({
  filter,
  total,
  footer: { bet, valid, win, net },
}: NonNullable<ReturnType<typeof useBetRecords>['totals']> & { filter: BetFilter }) {
  const { t } = useTexts();
  const source = useBetCsv(filter);
  return (
    <TotalsCard
      count={t('records.totals.bets', { count: total, shown: formatNumber(total) })}
      {...(net !== undefined && { net })}
      figures={[
        { label: t('records.totals.bet'), amount: bet },
        { label: t('records.totals.valid'), amount: valid },
        { label: t('records.totals.win'), amount: win },
      ]}
    >
      {/* Of another filter another file: what is under way ends. */}
      <ExportControl key={JSON.stringify(filter)} source={source} gathering={t('records.export.bets')} />
    </TotalsCard>
  );
}

function BetList({ bets, today }: { bets: EndlessRecords<BetRecord, unknown>; today: string }) {
  const [shown, setShown] = useState<{ bet: BetRecord; open: boolean }>();
  return (
    <>
      <DayList items={bets.items ?? []} today={today}>
        {(bet) => (
          <BetRow
            key={bet.id}
            iconUrl={bet.game?.iconUrl}
            icon={<CategoryIcon of={bet.gameCategory} />}
            name={bet.gameName}
            detail={bet.vendorName ?? bet.vendor}
            at={bet.at}
            bet={bet.bet}
            win={bet.win}
            status={bet.status}
            onOpen={() => setShown({ bet, open: true })}
          />
        )}
      </DayList>
      <MoreRecords {...bets} />
      {shown && <BetSheet {...shown} onClose={() => setShown({ ...shown, open: false })} />}
    </>
  );
}
