import type { Database } from '../../core/db/client';
import { type PushNews, tellPush } from '../push/tellPush';
import { tellByMail } from './tellByMail';

/**
 * Tells a member who may be away from the site, by each way that they asked for: notifications and e-mail. Call it in the
 * transaction of what it tells of.
 */
export async function tellAway(tx: Database, accountId: string, news: PushNews): Promise<void> {
  await tellPush(tx, accountId, news);
  await tellByMail(tx, accountId, news);
}
