import type { Area } from '../../core/http/area';
import { registerAgent } from './routes';

export const agent: Area = { register: registerAgent };
