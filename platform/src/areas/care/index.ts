import { forgetReturned } from '../../core/care/excluded/register';
import type { Area } from '../../core/http/area';
import { ASK_EVERY_MS, lookAtPlay } from './hourly';
import { registerCare } from './routes';

/** Responsible play: what a member sets for their own protection. The rules that hold it are core/care. */
export const care: Area = {
  register: registerCare,
  jobs: [{ name: 'looking at play', everyMs: ASK_EVERY_MS, run: lookAtPlay }],
  sweep: (db, now) => forgetReturned(db, new Date(now)),
};
