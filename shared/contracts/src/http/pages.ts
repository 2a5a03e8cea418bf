import * as z from 'zod/mini';
import { Day, Id, LanguageParameter, Limit, Money, PageNumber, PageSize } from '../values/values';

/*
 * The page styles (docs/calls.md, "Pages"). Pages count from 1; a page past the end is an empty list. "Next"
 * exists while `pageNum < totalPages`.
 */

const count = z.int().check(z.gte(0));

/** Request half of PG, PC and PX. */
export const pageRequest = { pageNo: PageNumber, pageSize: PageSize };

/** PG: the game list. */
export const gamesPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ games: z.array(item), pageNum: count, totalPages: count });

/** PC: the favourite list. */
export const contentPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ content: z.array(item), pageNum: count, totalPages: count });

/** PH: recent games. */
export const historyPage = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ list: z.array(item), totalPages: count });
export const historyRequest = { page: PageNumber, pageSize: PageSize };

/** PX: long lists of records, with sums over all pages. */
export const numberedPage = <Item extends z.ZodMiniType, Footer extends z.ZodMiniType>(
  item: Item,
  footer: Footer,
) => z.object({ list: z.array(item), footer, pageNum: count, totalPages: count, total: count });

/** PN: a short list without pages. */
export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ list: z.array(item) });
export const limitRequest = { limitNum: z.optional(Limit) };

/** Sum over all that a filter leaves. */
export const AmountFooter = z.object({ amount: Money });
export type AmountFooter = z.infer<typeof AmountFooter>;

/** PX of orders about money, of a range of days. With an order number that order alone, whatever the days: to watch it. */
export const orderPages = <Order extends z.ZodMiniType, Status extends z.ZodMiniType>(
  order: Order,
  status: Status,
) => ({
  request: z.object({
    ...pageRequest,
    startDate: Day,
    endDate: Day,
    status: z.optional(status),
    orderNo: z.optional(Id),
    language: z.optional(LanguageParameter),
  }),
  value: numberedPage(order, AmountFooter),
});
