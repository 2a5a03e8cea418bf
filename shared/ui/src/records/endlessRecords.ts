import { distinct, type EndlessList, endlessList, type Pages } from '@site/ui/endlessList';

interface RecordPage<Item, Footer> {
  readonly list: readonly Item[];
  readonly total: number;
  readonly footer: Footer;
}

/** A list of records that grows page by page, newest first, with the sums over all of it. */
export interface EndlessRecords<Item, Footer> extends EndlessList {
  /** `undefined` until the first page is there. */
  readonly items: readonly Item[] | undefined;
  readonly totals: { readonly total: number; readonly footer: Footer } | undefined;
}

/** @param idOf What tells items apart. */
export function endlessRecords<Item, Footer>(
  query: Pages<RecordPage<Item, Footer>>,
  idOf: (item: Item) => string,
): EndlessRecords<Item, Footer> {
  const pages = query.data?.pages;
  const items = pages?.flatMap(({ list }) => list);
  return {
    ...endlessList(query),
    items: items && distinct(items, idOf),
    totals: pages?.at(-1),
  };
}
