import { and, isNotNull, lt } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Area } from '../../core/http/area';
import { registerMall } from './routes';
import { mallOrders } from './tables';

/** So long after a parcel was sent, or its points went back, its address is kept for questions about it. */
const ADDRESS_DAYS = 30;

/** Forgets addresses that no parcel needs any more. */
async function sweepMall(db: Database, now: number): Promise<void> {
  const before = new Date(now - ADDRESS_DAYS * DAY);
  await db
    .update(mallOrders)
    .set({ address: null })
    .where(and(isNotNull(mallOrders.address), lt(mallOrders.doneAt, before)));
}

/** Goods for points: money into the balance, or parcels. */
export const mall: Area = { register: registerMall, sweep: sweepMall };
