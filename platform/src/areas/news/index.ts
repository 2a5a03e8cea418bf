import type { Area } from '../../core/http/area';
import { registerNews } from './routes';

/** Tells open pages that something changed, as it happens. */
export const news: Area = { register: registerNews };
