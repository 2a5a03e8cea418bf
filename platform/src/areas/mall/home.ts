import type { mallHome, mallItems as mallItemsCall } from '@site/contracts/areas/mall';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { and, asc, count, eq, isNull } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { pointsOf } from '../../core/ledger/points';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { listBanners } from '../announcements/banners';
import { levelOf, levelPointsOf } from '../benefits/levelOf';
import { levels } from '../benefits/tables';
import { mallCategories, mallItems } from './tables';

/** Group of the banners above the goods. */
const BANNERS = 'm_mall';

interface Shown {
  readonly account: Pick<Account, 'id' | 'merchant'>;
  readonly language: Language;
  /** Whether the account is offered anything (PL-039): one that is not has its points, and no goods. */
  readonly offers: boolean;
}

/** What a member has in points, and what there is to choose from. */
export async function homeOf(
  db: Database,
  { account, language, offers, now }: Shown & { readonly now: Date },
): Promise<ValueOf<typeof mallHome>> {
  const { merchant } = account;
  const { level } = await levelOf(db, account);
  const categories = offers
    ? await db
        .select()
        .from(mallCategories)
        .where(eq(mallCategories.merchant, merchant))
        .orderBy(asc(mallCategories.position), asc(mallCategories.id))
    : [];
  return {
    points: Number(await pointsOf(db, account)),
    ...(level && { level: { id: level.id, name: textIn(level.name, language) } }),
    categories: categories.map(({ id, name }) => ({ id, name: textIn(name, language) })),
    banners: offers ? await listBanners(db, { merchant, groupName: BANNERS, offers, language, now }) : [],
  };
}

/** One page of the goods of a merchant, or of a category, in the merchant's order. */
export async function listItems(
  db: Database,
  { account, language, offers, categoryId }: Shown & { readonly categoryId: string | undefined },
  page: PageRequest,
): Promise<ValueOf<typeof mallItemsCall>> {
  const { limit, offset } = pageWindow(page);
  const shown = and(
    eq(mallItems.merchant, account.merchant),
    isNull(mallItems.withdrawnAt),
    categoryId === undefined ? undefined : eq(mallItems.categoryId, categoryId),
  );
  const [counted] = offers ? await db.select({ total: count() }).from(mallItems).where(shown) : [];
  const total = counted?.total ?? 0;
  const rows =
    total === 0
      ? []
      : await db
          .select({ item: mallItems, level: levels })
          .from(mallItems)
          .leftJoin(levels, eq(levels.id, mallItems.levelFrom))
          .where(shown)
          .orderBy(asc(mallItems.position), asc(mallItems.id))
          .limit(limit)
          .offset(offset);
  const reached = await levelPointsOf(db, account.id);
  return {
    list: rows.map(({ item, level }) => ({
      id: item.id,
      name: textIn(item.name, language),
      image: item.image,
      points: item.points,
      ...(item.stock !== null && { stock: item.stock }),
      ...(level && {
        level: {
          id: level.id,
          name: textIn(level.name, language),
          missing: Math.max(0, level.from - reached),
        },
      }),
      physical: item.kind === 'PARCEL',
    })),
    footer: {},
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
