import { lt } from 'drizzle-orm';
import type { Area } from '../../core/http/area';
import { registerVerification } from './routes';
import { COUNTED_MS } from './smsLimits';
import { smsCodes, usedProofs } from './tables';

export const verification: Area = {
  register: registerVerification,
  async sweep(db, now) {
    await db.delete(smsCodes).where(lt(smsCodes.sentAt, new Date(now - COUNTED_MS)));
    await db.delete(usedProofs).where(lt(usedProofs.expiresAt, new Date(now)));
  },
};
