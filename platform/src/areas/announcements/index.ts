import { SECOND } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { sweepBannerPictures } from './bannerPicture';
import { registerAnnouncements } from './routes';
import { tellTurns } from './turns';

/** Times are written to the minute; a page shows what has begun this much later at most. */
const LOOK_EVERY_MS = 2 * SECOND;

export const announcements: Area = {
  register: registerAnnouncements,
  jobs: [{ name: 'telling what began and ended', everyMs: LOOK_EVERY_MS, run: tellTurns }],
  sweep: sweepBannerPictures,
};
