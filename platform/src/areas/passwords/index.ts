import { lt } from 'drizzle-orm';
import type { Area } from '../../core/http/area';
import { TICKETS_COUNTED_MS } from './byEmail';
import { registerPasswords } from './routes';
import { passwordTickets } from './tables';

export const passwords: Area = {
  register: registerPasswords,
  sweep: async (db, now) => {
    await db.delete(passwordTickets).where(lt(passwordTickets.askedAt, new Date(now - TICKETS_COUNTED_MS)));
  },
};
