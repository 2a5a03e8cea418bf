import type { Database } from '../../core/db/client';
import { catalogueVersion } from './tables';

/** Changes with every change of games, vendors and what merchants offer of them; triggers count it up. */
export async function readCatalogueVersion(db: Database): Promise<string> {
  const [row] = await db.select().from(catalogueVersion);
  return String(row?.version ?? 0);
}
