import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Day, Html, Id, Instant, LanguageParameter, Money, Text, Url } from '../values/values';

/** B banner, PU pop-up, PL platform notice, PR promotion notice, H headline, A agent notice. */
export const ANNOUNCEMENT_TYPES = ['B', 'PU', 'PL', 'PR', 'H', 'A', 'Promotion'] as const;
export const AnnouncementType = z.enum(ANNOUNCEMENT_TYPES);
export type AnnouncementType = z.infer<typeof AnnouncementType>;

export const Announcement = z.object({
  id: Id,
  title: Text,
  startDate: Instant,
  content: Html,
  read: z.boolean(),
  types: AnnouncementType,
});
export type Announcement = z.infer<typeof Announcement>;

const pixels = z.int().check(z.gte(1), z.lte(10_000));

export const Banner = z.object({
  groupName: Text,
  url: Url,
  eyebrow: z.optional(Text),
  /** Stands on the picture; of one with a `size` it says to readers what is drawn in it. */
  title: z.optional(Text),
  /** What the picture measures, where that is not 358 by 168. Such a picture has its words in it. */
  size: z.optional(z.object({ width: pixels, height: pixels })),
  /** A line under the picture, on a page with room for it. */
  caption: z.optional(Text),
  /** Where the banner leads: a path of the site, or https. */
  link: z.optional(Url),
});
export type Banner = z.infer<typeof Banner>;

export const Popup = z.object({ id: Id, content: Html, execution: z.enum(['A', 'B']) });
export type Popup = z.infer<typeof Popup>;

export const SIGN_UP_STATUSES = [
  'ALLOW_JOIN',
  'JOINED',
  'PENDING',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'SIGN_UP_DUE',
] as const;
export type SignUpStatus = (typeof SIGN_UP_STATUSES)[number];

const YesNo = z.enum(['Y', 'N']);

export const Promotion = z.object({
  id: Id,
  linkedPromotionId: z.optional(Id),
  title: Text,
  startDate: Instant,
  endDate: z.optional(Instant),
  /** 1: no end, a long-term promotion. */
  noExpiry: z.int(),
  content: Html,
  announcementImages: z.array(z.object({ sequence: z.int(), url: Url })),
  promoAnnouncementCategoryIds: z.array(Id),
  /** Text, not an enumeration: a status that the site does not know shows no button. Only with a session. */
  signUpStatus: z.optional(z.string()),
  /** `O`: joining waits for an approval. */
  signUpRequestRewardType: z.optional(z.string()),
  imageRequired: YesNo,
  remarkRequired: YesNo,
  /** What it gives, where that is fixed. */
  reward: z.optional(Money),
  /** What the member has bet since joining, of what earns the reward. Only of one that was joined and asks for it. */
  turnover: z.optional(z.object({ needed: Money, met: Money, left: Money })),
  /** Why nobody can join or claim any more: ENDED, WITHDRAWN, USED_UP. Text, as the status is. */
  closed: z.optional(z.string()),
});
export type Promotion = z.infer<typeof Promotion>;

export const PromotionCategory = z.object({ id: Id, name: Text });
export type PromotionCategory = z.infer<typeof PromotionCategory>;

/** One answer for every caller; lists that `types` does not ask for are empty. */
export const AnnouncementLists = z.object({
  banners: z.array(Banner),
  notices: z.array(Announcement),
  popups: z.array(Popup),
  promotions: z.array(Promotion),
  promotionCategories: z.array(PromotionCategory),
  unreadCount: z.int(),
});
export type AnnouncementLists = z.infer<typeof AnnouncementLists>;

export const announcements = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  module: 'COMM3',
  who: 'public',
  request: z.object({
    /** Comma-separated AnnouncementType. */
    types: z.string().check(z.regex(/^[A-Za-z]{1,16}(,[A-Za-z]{1,16}){0,9}$/)),
    groupName: z.optional(Id),
    platform: z.literal('M'),
    merchantCode: Id,
    execution: z.optional(z.enum(['A', 'B'])),
    id: z.optional(Id),
    language: z.optional(LanguageParameter),
  }),
  value: AnnouncementLists,
  cached: true,
});

export const markAnnouncementRead = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_markAnnouncementAsRead',
  module: 'COMM3',
  who: 'member',
  request: z.object({ announcementId: Id, read: z.literal(true) }),
  value: z.object({ unreadCount: z.int() }),
});

export const LobbyNews = z.object({
  id: Id,
  title: Text,
  content: Html,
  date: Day,
  /** Where the item leads: a path of the site, or https. */
  url: z.optional(Url),
});
export type LobbyNews = z.infer<typeof LobbyNews>;

/** Newest first. */
export const lobbyNews = endpoint({
  method: 'GET',
  path: '/wps/relay/GLS2_lobbyNews',
  module: 'COMM3',
  who: 'public',
  request: z.object({ language: z.optional(LanguageParameter) }),
  value: z.object({ list: z.array(LobbyNews) }),
  cached: true,
});

export const HelpTopic = z.object({ title: Text, content: Html, anchor: z.optional(Text) });
export type HelpTopic = z.infer<typeof HelpTopic>;

export const helpCentre = endpoint({
  method: 'GET',
  path: '/wps/help',
  module: 'COMM3',
  who: 'public',
  request: z.object({ lang: LanguageParameter, device: z.literal('MOBILE') }),
  value: z.array(HelpTopic),
  cached: true,
  whileClosed: true,
});
