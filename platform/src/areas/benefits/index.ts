import type { Area } from '../../core/http/area';
import { ASK_EVERY_MS, bookDays } from './daily';
import { registerBenefits } from './routes';

/** Levels by what was played: points, rebates, gifts, and the VIP room that shows them. */
export const benefits: Area = {
  register: registerBenefits,
  jobs: [{ name: 'booking points and rebates', everyMs: ASK_EVERY_MS, run: bookDays }],
};
