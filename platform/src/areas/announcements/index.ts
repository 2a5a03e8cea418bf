import type { Area } from '../../core/http/area';
import { registerAnnouncements } from './routes';

export const announcements: Area = { register: registerAnnouncements };
