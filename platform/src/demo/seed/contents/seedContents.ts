import { announcements, banners, lobbyNews, popups } from '../../../areas/announcements/tables';
import { helpTopics } from '../../../areas/help/tables';
import { promotionCategories, promotions } from '../../../areas/promotions/tables';
import { serviceEntries } from '../../../areas/system/tables';
import type { Database } from '../../../core/db/client';
import { insertInBatches } from '../../../core/db/insertInBatches';
import type { SeedContext } from '../context';
import { newBanners } from './banners';
import { newHelpTopics } from './help/newHelpTopics';
import { newLobbyNews } from './lobbyNews';
import { newNotices } from './notices';
import { newPopups } from './popups';
import { newPromotionCategories, newPromotions } from './promotions';
import { newServiceEntries } from './service';

/** Everything that a merchant says: banners, notices, pop-ups, news, promotions, help, customer service. */
export async function seedContents(db: Database, context: SeedContext): Promise<void> {
  await insertInBatches(db, banners, newBanners(context));
  await insertInBatches(db, announcements, newNotices(context));
  await insertInBatches(db, popups, newPopups(context));
  await insertInBatches(db, lobbyNews, newLobbyNews(context));
  await insertInBatches(db, promotionCategories, newPromotionCategories(context));
  await insertInBatches(db, promotions, newPromotions(context));
  await insertInBatches(db, helpTopics, newHelpTopics(context));
  await insertInBatches(db, serviceEntries, newServiceEntries(context));
}
