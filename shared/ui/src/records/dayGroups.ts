import { formatDay } from '@site/i18n';

export interface DayGroup<Item> {
  /** `YYYY-MM-DD` in the merchant's time zone. */
  readonly day: string;
  readonly items: readonly Item[];
}

/** Records by the day they were made on, in the order they come in. */
export function dayGroups<Item extends { readonly at: string }>(items: readonly Item[]): DayGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const day = formatDay(item.at);
    const group = groups.get(day);
    if (group) group.push(item);
    else groups.set(day, [item]);
  }
  return [...groups].map(([day, ofDay]) => ({ day, items: ofDay }));
}
