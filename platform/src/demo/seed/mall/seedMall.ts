import { banners } from '../../../areas/announcements/tables';
import { levelsOf } from '../../../areas/benefits/levelOf';
import { inEach } from '../../../areas/inbox/mail';
import { mallCategories, mallItems, mallOrders } from '../../../areas/mall/tables';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import { postPoints } from '../../../core/ledger/points';
import { lightOf } from '../../art';
import { contentId, type SeedContext } from '../context';
import { accountId, PLAYER } from '../people/accounts';
import { CATEGORIES, WARES, type WarePlan } from './wares';

/** Wares of lagoon cost so many per cent of those of aurora. */
const LAGOON_PRICES = 110;
/** Each bonus has to be bet so many times. */
const TURNOVER = 1;

const priceOf = ({ merchant }: SeedContext, { points }: WarePlan): number =>
  lightOf(merchant) === 'lagoon' ? (points * LAGOON_PRICES) / 100 : points;

async function seedItems(db: Database, context: SeedContext): Promise<void> {
  const { merchant } = context;
  const levels = await levelsOf(db, merchant);
  const high = levels[Math.ceil(levels.length / 2)]?.id;
  await insertInBatches(
    db,
    mallCategories,
    Object.entries(CATEGORIES).map(([key, name], position) => ({
      id: contentId(context, `mall-${key}`),
      merchant,
      name,
      position,
    })),
  );
  await insertInBatches(
    db,
    mallItems,
    WARES.map((ware, position) => ({
      id: contentId(context, `mall-${ware.key}`),
      merchant,
      categoryId: contentId(context, `mall-${ware.category}`),
      name: ware.name,
      image: `/cdn/wares/${ware.art}.svg`,
      points: priceOf(context, ware),
      stock: ware.stock,
      levelFrom: ware.highLevel && high,
      position,
      ...(ware.bonus === undefined
        ? { kind: 'PARCEL' as const }
        : { kind: 'BONUS' as const, amount: BigInt(ware.bonus) * 100n, turnover: TURNOVER }),
    })),
  );
}

interface OrderPlan {
  readonly key: string;
  readonly quantity: number;
  readonly status: (typeof mallOrders.$inferInsert)['status'];
  readonly daysAgo: number;
  readonly doneAgo?: number;
}

/** The bonus of ฿300.00 that the player's money has on its eighth day back is this free bet. */
const ORDERS: readonly OrderPlan[] = [
  { key: 'tumbler', quantity: 1, status: 'REFUNDED', daysAgo: 11, doneAgo: 9 },
  { key: 'bet-100', quantity: 3, status: 'PAID', daysAgo: 8, doneAgo: 8 },
  { key: 'umbrella', quantity: 1, status: 'SENT', daysAgo: 4, doneAgo: 3 },
  { key: 'shirt', quantity: 1, status: 'PREPARING', daysAgo: 1 },
];

/** What the player has exchanged: an order in every state, paid with points that play has brought. */
async function seedOrders(db: Database, context: SeedContext): Promise<void> {
  const { merchant } = context;
  const account = { id: accountId(context, PLAYER), merchant };
  for (const [index, { key, quantity, status, daysAgo, doneAgo }] of ORDERS.entries()) {
    const ware = WARES.find((known) => known.key === key);
    if (!ware) throw new Error(`no ware is called ${key}`);
    const at = context.onDay(daysAgo, 0.4);
    const points = priceOf(context, ware) * quantity;
    const title = quantity === 1 ? ware.name : inEach(ware.name, (name) => `${name} × ${quantity}`);
    const day = at.toISOString().slice(2, 10).replaceAll('-', '');
    const order = {
      id: contentId(context, `mall-order-${index + 1}`),
      orderNo: `M${day}${String(index + 1).padStart(4, '0')}`,
      title,
      points,
      at,
    };
    const { orderNo } = order;
    const spent = {
      account,
      kind: 'points spent',
      reference: `mall ${orderNo}`,
      orderNo,
      title,
      at,
    } as const;
    await postPoints(db, { ...spent, points: -BigInt(points) });
    const doneAt = doneAgo === undefined ? null : context.onDay(doneAgo, doneAgo === daysAgo ? 0.4 : 0.6);
    if (status === 'REFUNDED' && doneAt)
      await postPoints(db, {
        ...spent,
        kind: 'points return',
        reference: `mall refund ${orderNo}`,
        points: BigInt(points),
        title: { en: `Refund: ${title.en}`, th: `คืนคะแนน: ${title.th}` },
        at: doneAt,
      });
    await db.insert(mallOrders).values({
      ...order,
      merchant,
      accountId: account.id,
      itemId: contentId(context, `mall-${key}`),
      quantity,
      status,
      doneAt,
      ...(status === 'PREPARING' && { address: 'Narin Srisuk\n88/4 Charoen Nakhon 12, Bangkok 10600' }),
    });
  }
}

/** Goods for points, and what the player has exchanged. After levels and points, which it spends. */
export async function seedMall(db: Database, context: SeedContext): Promise<void> {
  await seedItems(db, context);
  await seedOrders(db, context);
  // One merchant shows a banner above its goods, the other none.
  if (lightOf(context.merchant) === 'lagoon')
    await db.insert(banners).values({
      id: contentId(context, 'banner-mall'),
      merchant: context.merchant,
      groupName: 'm_mall',
      position: 0,
      scene: 'luckyTicket',
      eyebrow: { en: 'New this week', th: 'มาใหม่สัปดาห์นี้' },
      title: { en: 'Free bets for points', th: 'แลกคะแนนรับฟรีเบต' },
      link: null,
    });
}
