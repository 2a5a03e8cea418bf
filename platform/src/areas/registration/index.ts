import type { Area } from '../../core/http/area';
import { registerRegistration } from './routes';

export const registration: Area = { register: registerRegistration };
