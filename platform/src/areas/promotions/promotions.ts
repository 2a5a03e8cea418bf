import type { Promotion, PromotionCategory } from '@site/contracts/areas/messages';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { promotionPictureUrl } from './pictureUrl';
import { signUpStatus } from './status';
import {
  type PromotionRow,
  promotionCategories,
  promotionSignUps,
  promotions,
  type SignUpRow,
} from './tables';

export interface PromotionQuery {
  merchant: string;
  /** Whose sign-ups are told; guests and trials get none. */
  account?: Account | undefined;
  language: Language;
  now: Date;
}

/** Sequence of the picture that lists show. */
const LIST_IMAGE = 1;

const yesNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const));

function promotionView(
  row: PromotionRow,
  signUp: SignUpRow | undefined,
  { account, language, now }: PromotionQuery,
): Promotion {
  const status = account && !isTrialAccount(account.type) ? signUpStatus(row, signUp, now) : undefined;
  return {
    id: row.id,
    ...(row.linkedId !== null && { linkedPromotionId: row.linkedId }),
    title: textIn(row.title, language),
    startDate: toInstant(row.startsAt),
    ...(row.endsAt !== null && { endDate: toInstant(row.endsAt) }),
    noExpiry: row.endsAt === null ? 1 : 0,
    content: textIn(row.content, language),
    announcementImages: [{ sequence: LIST_IMAGE, url: promotionPictureUrl(row, language) }],
    promoAnnouncementCategoryIds: row.categoryIds,
    ...(status !== undefined && { signUpStatus: status }),
    ...(row.approval && { signUpRequestRewardType: 'O' }),
    imageRequired: yesNo(row.imageRequired),
    remarkRequired: yesNo(row.remarkRequired),
  };
}

/** Promotions that have started, also those that are over, in the merchant's order. */
export async function listPromotions(db: Database, query: PromotionQuery): Promise<Promotion[]> {
  const rows = await db
    .select({ promotion: promotions, signUp: promotionSignUps })
    .from(promotions)
    .leftJoin(
      promotionSignUps,
      and(
        eq(promotionSignUps.promotionId, promotions.id),
        eq(promotionSignUps.accountId, query.account?.id ?? ''),
      ),
    )
    .where(and(eq(promotions.merchant, query.merchant), lte(promotions.startsAt, query.now)))
    .orderBy(asc(promotions.position), asc(promotions.id));
  return rows.map(({ promotion, signUp }) => promotionView(promotion, signUp ?? undefined, query));
}

/** Categories of the merchant's promotions, in its order. */
export async function listPromotionCategories(
  db: Database,
  merchant: string,
  language: Language,
): Promise<PromotionCategory[]> {
  const rows = await db
    .select()
    .from(promotionCategories)
    .where(eq(promotionCategories.merchant, merchant))
    .orderBy(asc(promotionCategories.position));
  return rows.map(({ id, name }) => ({ id, name: textIn(name, language) }));
}
