import type { Area } from '../../core/http/area';
import { registerLive } from './routes';

/** Who presents at the tables of live games. */
export const live: Area = { register: registerLive };
