import type { Area } from '../../core/http/area';
import { registerDownloads } from './routes';

export const downloads: Area = { register: registerDownloads };
