import type { Area } from '../../core/http/area';
import { CLOSE_EVERY_MS, closePeriods, forgetClosings } from './closePeriods';
import { registerMissions } from './routes';

/** What a member is paid for coming back: the daily check-in, and missions. */
export const missions: Area = {
  register: registerMissions,
  jobs: [{ name: 'closing the periods of missions', everyMs: CLOSE_EVERY_MS, run: closePeriods }],
  sweep: forgetClosings,
};
