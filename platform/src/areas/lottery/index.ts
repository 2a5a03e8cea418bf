import { lt } from 'drizzle-orm';
import { SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { registerLottery } from './routes';
import { settleDueDraws } from './settle';
import { lotteryFrameSessions, lotteryLaunchTokens } from './tables';

/** So long a player may wait for a win while nobody looks at a lottery. */
const SETTLE_EVERY_MS = 10 * SECOND;

export const lottery: Area = {
  register: registerLottery,
  jobs: [{ name: 'settling draws', everyMs: SETTLE_EVERY_MS, run: settleDueDraws }],
  async sweep(db, now) {
    const ended = new Date(now);
    await db.delete(lotteryLaunchTokens).where(lt(lotteryLaunchTokens.expiresAt, ended));
    await db.delete(lotteryFrameSessions).where(lt(lotteryFrameSessions.expiresAt, ended));
  },
};
