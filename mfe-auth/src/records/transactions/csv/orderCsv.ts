import { timeZone } from '@site/i18n';
import { type CsvSource, csvFileName, timestamp } from '@site/ui/records/csv';
import { useTexts } from '../../../useTexts';
import type { OrderFilter } from '../queries';

/** What every order has. */
interface Order {
  readonly orderNo: string;
  readonly createdAt: string;
}

/** Head and cell of a column. */
type Column<Item> = readonly [head: string, cell: (order: Item) => string];

interface OrderCsv<Item> {
  /** Of the file's name. */
  readonly kind: string;
  readonly filter: OrderFilter<string>;
  readonly pages: CsvSource<Item>['pages'];
  /** After when it was made and its number. */
  readonly columns: readonly Column<Item>[];
}

/** Orders of one kind that a filter leaves, for a file in the member's language. */
export function useOrderCsv<Item extends Order>({
  kind,
  filter,
  pages,
  columns,
}: OrderCsv<Item>): CsvSource<Item> {
  const { t } = useTexts();
  const all: readonly Column<Item>[] = [
    [`${t('records.line.made')} (${timeZone()})`, ({ createdAt }) => timestamp(createdAt)],
    [t('records.line.order'), ({ orderNo }) => orderNo],
    ...columns,
  ];
  return {
    fileName: csvFileName(kind, [filter.status], filter.days),
    head: all.map(([head]) => head),
    pages,
    idOf: ({ orderNo }) => orderNo,
    cells: (order) => all.map(([, cell]) => cell(order)),
  };
}
