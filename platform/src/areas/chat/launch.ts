import { launchChat } from '@site/contracts/areas/chat';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../core/clock';
import { readBackUrl } from '../../core/http/backUrl';
import type { Limit } from '../../core/http/rateLimit';
import { accountRoute } from '../../core/http/route';
import { addressWithin } from '../../core/http/vendorAnswer';
import type { ChatDesk } from './desk';

/** A desk that has not answered after so long will not, in milliseconds: below the 10 s that the site waits. */
const DESK_LIMIT_MS = 8_000;

/** Chats that one account may open in a minute: each leaves a ticket. */
export const launchLimit: Limit = { name: 'chat-launch', calls: 20, windowMs: MINUTE };

/**
 * The call that opens a chat (docs/calls.md, "Chat").
 *
 * @param limitMs How long the desk may take.
 */
export function registerChatLaunch(app: FastifyInstance, desk: ChatDesk, limitMs = DESK_LIMIT_MS): void {
  const { limiter } = app.platform;
  accountRoute(app, launchChat, async (context, { backUrl, headerColor, title }) => {
    const look = {
      backUrl: readBackUrl(context.http.request, context.merchant, backUrl),
      headerColor,
      title,
    };
    await limiter.take(launchLimit, context.account.id);
    return { chatUrl: await addressWithin(desk.open(context, look), limitMs) };
  });
}
