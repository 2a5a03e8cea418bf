import type { Area } from '../../core/http/area';
import { registerMessages } from './routes';

export const messages: Area = { register: registerMessages };
