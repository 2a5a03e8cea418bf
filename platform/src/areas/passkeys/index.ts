import { lt } from 'drizzle-orm';
import type { Area } from '../../core/http/area';
import { registerPasskeys } from './routes';
import { loginTickets, passkeyChallenges } from './tables';

export const passkeys: Area = {
  register: registerPasskeys,
  async sweep(db, now) {
    const ended = new Date(now);
    await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, ended));
    await db.delete(loginTickets).where(lt(loginTickets.expiresAt, ended));
  },
};
