import type { Area } from '../../core/http/area';
import { deleteOldReports } from './retention';
import { registerSystem } from './routes';

export const system: Area = {
  register: registerSystem,
  sweep: (db, now) => deleteOldReports(db, now),
};
