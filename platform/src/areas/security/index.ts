import type { Area } from '../../core/http/area';
import { deleteOldTries } from '../../core/payment/paymentPassword';
import { registerSecurity } from './routes';

export const security: Area = { register: registerSecurity, sweep: deleteOldTries };
