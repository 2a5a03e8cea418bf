import type { promotionCategories, promotions } from '../../../areas/promotions/tables';
import { contentId, type SeedContext } from '../context';
import { MEMBER_PROMOTIONS } from './memberPromotions';
import { PLAY_PROMOTIONS } from './playPromotions';
import { CATEGORY_NAMES, type CategoryKey } from './promotionText';

type NewPromotion = typeof promotions.$inferInsert;

const categoryId = (context: SeedContext, key: CategoryKey) => contentId(context, `promotions-${key}`);

/** Id of the promotion's page; players join and claim under the linked one. */
export const promotionId = (context: SeedContext, key: string) => contentId(context, `promotion-${key}`);

export const newPromotionCategories = (context: SeedContext): (typeof promotionCategories.$inferInsert)[] =>
  Object.entries(CATEGORY_NAMES).map(([key, name], position) => ({
    id: categoryId(context, key as CategoryKey),
    merchant: context.merchant,
    name,
    position,
  }));

export const newPromotions = (context: SeedContext): NewPromotion[] =>
  [...PLAY_PROMOTIONS, ...MEMBER_PROMOTIONS]
    .sort((a, b) => a.position - b.position)
    .map(({ key, categories, started, ends, linked, turnover = 0n, signUp = true, ...text }) => ({
      id: promotionId(context, key),
      merchant: context.merchant,
      linkedId: linked ? contentId(context, `offer-${key}`) : null,
      categoryIds: categories.map((category) => categoryId(context, category)),
      startsAt: context.onDay(started, 0),
      endsAt: ends === undefined ? null : context.onDay(-ends, 0),
      turnover,
      signUp,
      ...text,
    }));
