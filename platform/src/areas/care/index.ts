import type { Area } from '../../core/http/area';
import { registerCare } from './routes';

/** Responsible play: what a member sets for their own protection. The rules that hold it are core/care. */
export const care: Area = { register: registerCare };
