import type { Area } from '../../core/http/area';
import { registerRewards } from './routes';

export const rewards: Area = { register: registerRewards };
