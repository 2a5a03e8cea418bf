import type { Promotion, PromotionCategory, SignUpStatus } from '@site/contracts/areas/messages';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { and, asc, eq, exists, isNull, lte } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { lesser } from '../../core/ledger/lesser';
import { formatMoney } from '../../core/money';
import { rewards } from '../rewards/tables';
import { isFor } from './audience';
import { promotionPictureUrl } from './pictureUrl';
import { closedReason, signUpStatus } from './status';
import { type PromotionRow, promotionCategories, promotionSignUps, promotions } from './tables';
import { turnoversOf } from './turnover';

export interface PromotionQuery {
  merchant: string;
  /** Whose sign-ups are told; guests and trials get none. */
  account?: Account | undefined;
  /** One alone, also one that was taken down. */
  id?: string | undefined;
  language: Language;
  now: Date;
}

/** Sequence of the picture that lists show. */
const LIST_IMAGE = 1;

const yesNo = (value: boolean) => (value ? ('Y' as const) : ('N' as const));

/** What a member has made of a promotion. */
interface OwnPart {
  readonly status: SignUpStatus | undefined;
  readonly turnover: Promotion['turnover'];
}
const NO_PART: OwnPart = { status: undefined, turnover: undefined };

function promotionView(
  row: PromotionRow,
  { status, turnover }: OwnPart,
  { language, now }: PromotionQuery,
): Promotion {
  const closed = closedReason(row, now);
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
    ...(row.reward !== null && { reward: formatMoney(row.reward) }),
    ...(turnover && { turnover }),
    ...(closed && { closed }),
  };
}

/** How far a member is with what earns a reward; no further than all of it. */
const turnoverView = (needed: bigint, staked: bigint) => ({
  needed: formatMoney(needed),
  met: formatMoney(lesser(staked, needed)),
  left: formatMoney(needed - lesser(staked, needed)),
});

/** Promotions that have begun, each with the sign-up of an account, and whether its reward was not taken in time. */
const selectPromotions = (db: Database, { merchant, account, id, now }: PromotionQuery) =>
  db
    .select({
      promotion: promotions,
      signUp: promotionSignUps,
      lapsed: exists(
        db
          .select({ id: rewards.id })
          .from(rewards)
          .where(
            and(
              eq(rewards.accountId, account?.id ?? ''),
              eq(rewards.promotionId, promotions.id),
              eq(rewards.status, 'CLAIMABLE'),
              lte(rewards.expiresAt, now),
            ),
          ),
      ).mapWith(Boolean),
    })
    .from(promotions)
    .leftJoin(
      promotionSignUps,
      and(eq(promotionSignUps.promotionId, promotions.id), eq(promotionSignUps.accountId, account?.id ?? '')),
    )
    .where(
      and(
        eq(promotions.merchant, merchant),
        lte(promotions.startsAt, now),
        id === undefined ? isNull(promotions.withdrawnAt) : eq(promotions.id, id),
      ),
    )
    .orderBy(asc(promotions.position), asc(promotions.id));

type Selected = Awaited<ReturnType<typeof selectPromotions>>[number];

/** Whether a member is on the way to a reward that stakes earn; of all others nobody counts stakes. */
const isEarning = ({ promotion, signUp }: Selected, now: Date): boolean =>
  !promotion.approval &&
  promotion.turnover > 0n &&
  signUpStatus(promotion, signUp ?? undefined, now) === 'JOINED';

function ownPart(row: Selected, stakes: ReadonlyMap<string, bigint>, now: Date): OwnPart {
  const { promotion, signUp, lapsed } = row;
  // A reward that was not taken in time is gone: nothing waits any more.
  if (signUp?.status === 'ISSUED' && lapsed) return { ...NO_PART, status: 'SIGN_UP_DUE' };
  const status = signUpStatus(promotion, signUp ?? undefined, now);
  const staked = stakes.get(promotion.id) ?? 0n;
  const turnover = isEarning(row, now) ? turnoverView(promotion.turnover, staked) : undefined;
  return { status, turnover };
}

/**
 * Promotions that have begun and are for whoever asks, also those that are over, in the merchant's order. Those that were
 * taken down are found by their id alone.
 */
export async function listPromotions(db: Database, query: PromotionQuery): Promise<Promotion[]> {
  const { account, now } = query;
  const member = account && !isTrialAccount(account.type) ? account : undefined;
  const rows = await selectPromotions(db, query);
  const earning = rows.filter((row) => isEarning(row, now)).map(({ promotion }) => promotion.id);
  const stakes = await turnoversOf(db, account?.id ?? '', earning);
  const seen: Promotion[] = [];
  for (const row of rows) {
    if (!row.signUp && !(await isFor(db, row.promotion, member))) continue;
    seen.push(promotionView(row.promotion, member ? ownPart(row, stakes, now) : NO_PART, query));
  }
  return seen;
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
