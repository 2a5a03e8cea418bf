import type { Area } from '../../core/http/area';
import { registerPromotions } from './routes';

export const promotions: Area = { register: registerPromotions };
