import type { Area } from '../../core/http/area';
import { sweepHealth } from './rollUp';
import { registerHealthCalls } from './routes';

/** Figures of releases, of which rollouts are decided. */
export const health: Area = { register: registerHealthCalls, sweep: sweepHealth };
