import type { Area } from '../../core/http/area';
import { registerHelp } from './routes';

export const help: Area = { register: registerHelp };
