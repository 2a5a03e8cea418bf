import { lt } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { registerSystem } from './routes';
import { policyReports, telemetryEvents } from './tables';

/** How long browsers' reports are kept. */
const TELEMETRY_KEPT_MS = 30 * DAY;

export const system: Area = {
  register: registerSystem,
  async sweep(db, now) {
    const old = new Date(now - TELEMETRY_KEPT_MS);
    await db.delete(telemetryEvents).where(lt(telemetryEvents.receivedAt, old));
    await db.delete(policyReports).where(lt(policyReports.receivedAt, old));
  },
};
