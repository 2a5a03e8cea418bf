import type { Database } from '../core/db/client';
import { sweep } from '../housekeeping';
import { areasOf } from '../platform';

/** Tidies up after every area and the demonstration. */
export const sweepAll = (db: Database, now: number): Promise<void> => sweep(db, now, areasOf({ demo: true }));
