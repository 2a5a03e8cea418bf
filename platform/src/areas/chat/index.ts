import { chatUnreadCount } from '@site/contracts/areas/unreadCounts';
import { lt } from 'drizzle-orm';
import { DAY } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { accountRoute } from '../../core/http/route';
import { unseenAnswers } from './messages';
import { chatMessages } from './tables';

/** How long what was written in a chat is kept (docs/calls.md, "Chat"). */
const MESSAGES_KEPT_MS = 90 * DAY;

/** What members and the service desk write to each other. How a chat opens is the desk's matter: `registerChatLaunch`. */
export const chat: Area = {
  register(app) {
    accountRoute(app, chatUnreadCount, ({ db, account }) => unseenAnswers(db, account.id));
  },
  async sweep(db, now) {
    await db.delete(chatMessages).where(lt(chatMessages.at, new Date(now - MESSAGES_KEPT_MS)));
  },
};
