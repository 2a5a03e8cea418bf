import type { depositPromos } from '../../../areas/cashier/tables';
import { promotionId } from '../contents/promotions';
import { contentId, type SeedContext } from '../context';

type NewPromo = typeof depositPromos.$inferInsert;

/** Live tables and table games wear a turnover down slowly; slots count in full. */
const counts = { LIVE: 20, PVP: 20 } as const;

export const promoId = (context: SeedContext, key: string): string => contentId(context, `bonus-${key}`);

/** Bonuses for deposits: one for the first, one for any, one that is over. */
export const newPromos = (context: SeedContext): NewPromo[] => [
  {
    id: promoId(context, 'welcome'),
    merchant: context.merchant,
    title: { en: 'Welcome match', th: 'โบนัสต้อนรับ' },
    promotionId: promotionId(context, 'welcome-match'),
    bonusRate: 10_000,
    maxBonus: 777_700n,
    minAmount: 30_000n,
    turnover: 10,
    daysToBet: 40,
    counts,
    once: true,
    startsAt: context.onDay(50, 0),
    position: 0,
  },
  {
    id: promoId(context, 'reload'),
    merchant: context.merchant,
    title: { en: 'Weekend reload', th: 'โบนัสเติมเงินสุดสัปดาห์' },
    bonusRate: 3_000,
    maxBonus: 300_000n,
    minAmount: 200_000n,
    turnover: 5,
    daysToBet: 14,
    counts,
    once: false,
    startsAt: context.onDay(30, 0),
    position: 1,
  },
  {
    id: promoId(context, 'opening'),
    merchant: context.merchant,
    title: { en: 'Opening bonus', th: 'โบนัสฉลองเปิดตัว' },
    bonusRate: 5_000,
    maxBonus: 100_000n,
    minAmount: 30_000n,
    turnover: 8,
    daysToBet: null,
    once: false,
    startsAt: context.onDay(90, 0),
    endsAt: context.onDay(60, 0),
    position: 2,
  },
];
