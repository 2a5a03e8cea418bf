import { useErrorText } from '@site/i18n';
import { ErrorState } from '@site/ui/ErrorState';
import { DayList, type EndlessRecords, MoreRecords, RecordsSkeleton } from '@site/ui/records';
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
  /** The sums over all that the filters leave. */
  totals: (totals: { readonly total: number; readonly footer: Footer }) => ReactNode;
  /** A list item with its key. */
  row: (item: Item, onOpen: () => void) => ReactNode;
  /** All that there is to say of an item. */
  sheet: (opened: Opened<Item>) => ReactNode;
}

/** Records by day as far as they have come, in every state that the list may be in. */
export function RecordList<Item, Footer>(props: RecordListProps<Item, Footer>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { records, none } = props;
  if (records.error)
    return <ErrorState title={t('records.failed')} body={errorText(records.error)} onRetry={records.retry} />;
  if (records.totals === undefined) return <RecordsSkeleton label={t('records.loading')} />;
  if (records.totals.total === 0) return none;
  return (
    <>
      {props.totals(records.totals)}
      <Days {...props} />
    </>
  );
}

function Days<Item, Footer>({ records, today, atOf, row, sheet }: RecordListProps<Item, Footer>) {
  const [shown, setShown] = useState<{ item: Item; open: boolean }>();
  const days = (records.items ?? []).map((item) => ({ at: atOf(item), item }));
  return (
    <>
      <DayList items={days} today={today}>
        {({ item }) => row(item, () => setShown({ item, open: true }))}
      </DayList>
      <MoreRecords {...records} />
      {shown && sheet({ ...shown, onClose: () => setShown({ ...shown, open: false }) })}
    </>
  );
}
