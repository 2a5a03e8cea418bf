import { announcements, banners, lobbyNews, popups } from '../../../areas/announcements/tables';
import { helpTopics } from '../../../areas/messages/tables';
import { promotionCategories, promotions } from '../../../areas/promotions/tables';
import { serviceEntries } from '../../../areas/system/tables';
import type { Database } from '../../../core/db/client';
import type { SeedContext } from '../context';
import { insertAll } from '../insert';
import { newBanners } from './banners';
import { newHelpTopics } from './help';
import { newLobbyNews } from './lobbyNews';
import { newNotices } from './notices';
import { newPopups } from './popups';
import { newPromotionCategories, newPromotions } from './promotions';
import { newServiceEntries } from './service';

/** Everything that a merchant says: banners, notices, pop-ups, news, promotions, help, customer service. */
export async function seedContents(db: Database, context: SeedContext): Promise<void> {
  await insertAll(db, banners, newBanners(context));
  await insertAll(db, announcements, newNotices(context));
  await insertAll(db, popups, newPopups(context));
  await insertAll(db, lobbyNews, newLobbyNews(context));
  await insertAll(db, promotionCategories, newPromotionCategories(context));
  await insertAll(db, promotions, newPromotions(context));
  await insertAll(db, helpTopics, newHelpTopics(context));
  await insertAll(db, serviceEntries, newServiceEntries(context));
}
