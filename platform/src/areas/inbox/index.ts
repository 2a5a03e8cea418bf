import type { Area } from '../../core/http/area';
import { registerInbox } from './routes';
import { sweepInbox } from './sweep';

/** What the platform and the merchant write to a member. */
export const inbox: Area = { register: registerInbox, sweep: sweepInbox };
