import type { Area } from '../../core/http/area';
import { registerMember } from './routes';

export const member: Area = { register: registerMember };
