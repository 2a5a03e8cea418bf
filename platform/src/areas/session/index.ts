import { lt } from 'drizzle-orm';
import { HOUR } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { FAILURE_MEMORY_MS } from './loginAttempts';
import { deleteOldTrials, deleteUnusedTrials, forgetOldSessions } from './retention';
import { registerSession } from './routes';
import { captchas, loginFailures } from './tables';

export const session: Area = {
  register: registerSession,
  jobs: [
    { name: 'forgetting old sessions', everyMs: HOUR, run: forgetOldSessions },
    { name: 'deleting old trials', everyMs: HOUR, run: deleteOldTrials },
  ],
  async sweep(db, now) {
    await db.delete(captchas).where(lt(captchas.expiresAt, new Date(now)));
    await db.delete(loginFailures).where(lt(loginFailures.at, new Date(now - FAILURE_MEMORY_MS)));
    await deleteUnusedTrials(db, now);
  },
};
