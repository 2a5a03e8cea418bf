import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { numberedPage, pageRequest } from '../http/pages';
import { Id, Instant, LanguageParameter, Text, Url, wholeNumber } from '../values/values';
import { Banner } from './messages';

/** Whole points, never money. */
const Points = z.int();
const Stock = z.int().check(z.gte(0));

export const MallLevel = z.object({ id: Id, name: Text });

export const mallHome = endpoint({
  method: 'GET',
  path: '/wps/mall/home',
  module: 'PTSYS3',
  who: 'member',
  request: z.object({ language: z.optional(LanguageParameter) }),
  value: z.object({
    points: Points,
    /** None below the lowest one, and at a merchant that has no levels. */
    level: z.optional(MallLevel),
    categories: z.array(z.object({ id: Id, name: Text })),
    banners: z.array(Banner),
  }),
});

export const MallItem = z.object({
  id: Id,
  name: Text,
  image: Url,
  /** What one costs. */
  points: Points.check(z.gte(1)),
  /** How many are left; an item without is never sold out. */
  stock: z.optional(Stock),
  /** Only from this level on, and how many points of the member's level are missing. */
  level: z.optional(z.object({ id: Id, name: Text, missing: z.int().check(z.gte(0)) })),
  /** Is sent: the order needs an address. What is not is booked into the balance. */
  physical: z.boolean(),
});
export type MallItem = z.infer<typeof MallItem>;

const NoFooter = z.object({});

/** How many goods, and how many records, a site asks for at once. */
export const MALL_PAGE_SIZE = 20;

export const mallItems = endpoint({
  method: 'GET',
  path: '/wps/mall/items',
  module: 'PTSYS3',
  who: 'member',
  request: z.object({
    ...pageRequest,
    categoryId: z.optional(Id),
    language: z.optional(LanguageParameter),
  }),
  value: numberedPage(MallItem, NoFooter),
});

/** Of one order, at most. */
export const MAX_MALL_QUANTITY = 99;
export const MAX_ADDRESS_CHARACTERS = 300;

/** Takes points and gives the item, in one transaction. A parcel's `address` is text of at most 300 characters. */
export const mallExchange = endpoint({
  method: 'POST',
  path: '/wps/mall/exchange',
  module: 'PTSYS3',
  who: 'member',
  request: z.object({
    itemId: Id,
    quantity: wholeNumber(1, MAX_MALL_QUANTITY),
    address: z.optional(z.string().check(z.maxLength(2_000))),
  }),
  value: z.object({ orderNo: Id, points: Points }),
  idempotent: true,
  secrets: ['address'],
});

export const MallRecordKind = z.enum(['EXCHANGE', 'POINTS']);
export type MallRecordKind = z.infer<typeof MallRecordKind>;

export const MallOrderStatus = z.enum(['PAID', 'PREPARING', 'SENT', 'REFUNDED']);
export type MallOrderStatus = z.infer<typeof MallOrderStatus>;

/** What was exchanged, or what moved on the points. */
export const MallRecord = z.object({
  id: Id,
  kind: MallRecordKind,
  title: Text,
  /** Signed. */
  points: Points,
  /** Text, not an enumeration: a status that the site does not know is shown as it is. Of points there is none. */
  status: z.optional(Text),
  orderNo: z.optional(Id),
  at: Instant,
});
export type MallRecord = z.infer<typeof MallRecord>;

/** Newest first. */
export const mallRecords = endpoint({
  method: 'GET',
  path: '/wps/mall/records',
  module: 'PTSYS3',
  who: 'member',
  request: z.object({ ...pageRequest, kind: MallRecordKind, language: z.optional(LanguageParameter) }),
  value: numberedPage(MallRecord, NoFooter),
});
