import type { Area } from '../../core/http/area';
import { registerFeedback } from './routes';

/** What members tell the merchant, and the answers to it. */
export const feedback: Area = { register: registerFeedback };
