import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Nothing } from '../values/values';

/*
 * Apart from inbox.ts and chat.ts: the header of every page asks for these two, and needs no other schema of theirs.
 */

/** How many mails of the inbox the member has not read. */
export const inboxUnreadCount = endpoint({
  method: 'GET',
  path: '/wps/message/inbox/unreadCount',
  module: 'INBOX3',
  who: 'member',
  request: Nothing,
  value: z.int(),
  whileClosed: true,
});

/** How many answers of the service desk the member has not seen. */
export const chatUnreadCount = endpoint({
  method: 'GET',
  path: '/wps/chat/unreadCount',
  module: 'CBS3',
  who: 'member',
  request: Nothing,
  value: z.int(),
  whileClosed: true,
});
