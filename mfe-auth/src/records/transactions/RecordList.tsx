import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { DayList, type EndlessRecords, MoreRecords, RecordsSkeleton, TotalsCard } from '@site/ui/records';
import { type CsvSource, ExportControl } from '@site/ui/records/csv';
import { useAddressSheet } from '@site/ui/useSheet';
import { type ReactNode, useState } from 'react';
import { useTexts } from '../../useTexts';

interface Opened<Item> {
  readonly item: Item;
  readonly open: boolean;
  readonly onClose: () => void;
}

interface RecordListProps<Item, Footer> {
  records: EndlessRecords<Item, Footer>;
  today: string;
  /** When an item was made: an instant. */
  atOf: (item: Item) => string;
  /** In the place of an empty list. */
  none: ReactNode;
  /** How many the filters leave, in words. */
  count: (total: number) => string;
  /** The sums over all of them. */
  figures: readonly { readonly label: string; readonly of: (footer: Footer) => string }[];
  /** All of them, to take along. */
  csv: CsvSource<Item>;
  /** A list item with its key. */
  row: (item: Item, onOpen: () => void) => ReactNode;
  /** All that there is to say of an item. */
  sheet: (opened: Opened<Item>) => ReactNode;
}

/** Records by day as far as they have come, in every state that the list may be in. */
export function RecordList<Item, Footer>(props: RecordListProps<Item, Footer>) {
  const { t } = useTexts();
  const { records, count, figures, csv } = props;
  const { totals, error } = records;
  return (
    <>
      {/* The card stays with every range and filter: what comes with its text is not read out. */}
      <TotalsCard
        bare={error !== null || totals?.total === 0}
        count={totals ? count(totals.total) : ''}
        figures={figures.map(({ label, of }) => ({ label, amount: totals && of(totals.footer) }))}
      >
        {/* Of another filter another file: what is under way ends. */}
        <ExportControl key={csv.fileName} source={csv} gathering={t('records.gathering')} />
      </TotalsCard>
      <Content {...props} />
    </>
  );
}

function Content<Item, Footer>(props: RecordListProps<Item, Footer>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { records, none } = props;
  if (records.error)
    return <ErrorState title={t('records.failed')} body={errorText(records.error)} onRetry={records.retry} />;
  if (records.totals === undefined) return <RecordsSkeleton sums={false} label={t('records.loading')} />;
  if (records.totals.total === 0) return none;
  return <Days {...props} />;
}

function Days<Item, Footer>({ records, today, atOf, csv, row, sheet }: RecordListProps<Item, Footer>) {
  const { items = [] } = records;
  const itemOf = (id: string | undefined) => items.find((item) => csv.idOf(item) === id);
  const { value, open, close, show } = useAddressSheet('record', (id) => itemOf(id) !== undefined);
  const shown = useLastSeen(itemOf(value));
  return (
    <>
      <DayList items={items.map((item) => ({ at: atOf(item), item }))} today={today}>
        {({ item }) => row(item, () => show(csv.idOf(item)))}
      </DayList>
      <MoreRecords {...records} />
      {shown && sheet({ item: shown, open, onClose: close })}
    </>
  );
}

/** The item as it is by now, or as it was last: a state may take it out of the list while it is looked at. */
function useLastSeen<Item>(item: Item | undefined): Item | undefined {
  const [last, setLast] = useState(item);
  if (item !== undefined && item !== last) setLast(item);
  return item ?? last;
}
