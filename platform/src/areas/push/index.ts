import { SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { registerPush } from './routes';
import { sendPushes, sweepPushes } from './send';

/** A notification that comes later than the mail of the same tells nothing. */
const SEND_EVERY_MS = 3 * SECOND;

/** Notifications by web push. */
export const push: Area = {
  register: registerPush,
  jobs: [{ name: 'sending notifications', everyMs: SEND_EVERY_MS, run: sendPushes }],
  sweep: sweepPushes,
};
