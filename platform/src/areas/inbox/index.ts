import type { Area } from '../../core/http/area';
import { registerInbox } from './routes';

/** What the platform and the merchant write to a member. */
export const inbox: Area = { register: registerInbox };
