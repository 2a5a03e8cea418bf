import type { AnnouncementLists, AnnouncementType, Popup } from '@site/contracts/areas/messages';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { Refusal } from '../../core/http/refusal';
import type { Language } from '../../core/language';
import { listPromotionCategories, listPromotions } from '../promotions/promotions';
import { listBanners, listPopups } from './banners';
import { countUnread, listNotices } from './notices';
import type { NoticeType } from './tables';

const NOTICE_TYPES: readonly NoticeType[] = ['PL', 'PR', 'H', 'A'];

/** Types that offer something, whatever they say; of banners and pop-ups each says so itself. */
const OFFERING: ReadonlySet<AnnouncementType> = new Set(['PR', 'Promotion']);

export interface AnnouncementQuery {
  merchant: string;
  /** Comma-separated; a type that is not known asks for nothing. */
  types: string;
  groupName?: string | undefined;
  execution?: Popup['execution'] | undefined;
  /** One notice, pop-up or promotion alone. */
  id?: string | undefined;
  account?: Account | undefined;
  /** Whether whoever reads is offered anything (PL-039). */
  offers: boolean;
  language: Language;
  now: Date;
}

/**
 * Everything that a screen announces, in one answer; lists that `types` does not ask for are empty, and so is what offers
 * something to those who are offered nothing.
 * `unreadCount` counts the notices of the types asked for.
 *
 * @throws Refusal not.found for an `id` that none of the types asked for holds.
 */
export async function announcementLists(db: Database, query: AnnouncementQuery): Promise<AnnouncementLists> {
  const { merchant, account, offers, language, now, id } = query;
  const asked = new Set(query.types.split(','));
  const wants = (type: AnnouncementType) => asked.has(type) && (offers || !OFFERING.has(type));
  const types = NOTICE_TYPES.filter(wants);
  const [banners, notices, popups, promotions, promotionCategories] = await Promise.all([
    wants('B') ? listBanners(db, { merchant, groupName: query.groupName, offers, language, now }) : [],
    listNotices(db, { merchant, types, account, language, now }),
    wants('PU') ? listPopups(db, { merchant, execution: query.execution, offers, language, now }) : [],
    wants('Promotion') ? listPromotions(db, { merchant, account, id, language, now }) : [],
    wants('Promotion') ? listPromotionCategories(db, merchant, language) : [],
  ]);
  const unreadCount = countUnread(notices);
  if (id === undefined) return { banners, notices, popups, promotions, promotionCategories, unreadCount };

  const single = <Entry extends { id: string }>(entries: Entry[]) =>
    entries.filter((entry) => entry.id === id);
  const found = { notices: single(notices), popups: single(popups), promotions: single(promotions) };
  if (Object.values(found).every((entries) => entries.length === 0)) throw new Refusal('not.found');
  return { banners: [], ...found, promotionCategories, unreadCount };
}
