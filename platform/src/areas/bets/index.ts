import type { Area } from '../../core/http/area';
import { registerBets } from './routes';

export const bets: Area = { register: registerBets };
