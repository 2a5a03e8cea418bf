import type { Area } from '../../core/http/area';
import { registerGames } from './routes';

export const games: Area = { register: registerGames };
