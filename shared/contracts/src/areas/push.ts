import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id, Nothing } from '../values/values';

/** What a member may ask to be told of by notifications: a withdrawal decided, a draw's result, an answer of the service. */
export const PUSH_TOPICS = ['WITHDRAWAL', 'DRAW', 'ANSWER'] as const;
export const PushTopic = z.enum(PUSH_TOPICS);
export type PushTopic = z.infer<typeof PushTopic>;

/** A page of the site, whatever the rest of the text is. */
export const PushPath = z
  .string()
  .check(z.regex(/^\/m\/[A-Za-z0-9/_-]+(\?[A-Za-z0-9=&._%-]*)?$/), z.maxLength(512));

/**
 * What a notification brings, encrypted for one browser. What it says is written in the browser's own texts, by topic: a
 * locked phone shows no amount and no name.
 */
export const PushMessage = z.object({
  /** One that has been shown takes the place of the former. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Text, not an enumeration: of a topic that the site does not know, it says that there is news. */
  topic: z.string().check(z.maxLength(64)),
  recipient: Id,
  path: PushPath,
});
export type PushMessage = z.infer<typeof PushMessage>;

export const PushSettings = z.object({
  /** The merchant's VAPID key, which a browser subscribes with; left out where the platform sends no notifications. */
  publicKey: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{80,100}$/))),
  /** What the member asked for, on every device. */
  topics: z.array(PushTopic),
});
export type PushSettings = z.infer<typeof PushSettings>;

export const pushSettings = endpoint({
  method: 'GET',
  path: '/wps/member/push',
  module: 'COMM3',
  who: 'member',
  request: Nothing,
  value: PushSettings,
  whileClosed: true,
});

export const setPushTopics = endpoint({
  method: 'PUT',
  path: '/wps/member/push',
  module: 'COMM3',
  who: 'member',
  request: z.object({ topics: z.array(PushTopic).check(z.maxLength(PUSH_TOPICS.length)) }),
  value: PushSettings,
  whileClosed: true,
});

/** The address that a browser's push service gave: whoever knows it can send there, so it stands in no address of ours. */
const PushAddress = z.string().check(z.regex(/^https?:\/\/\S+$/), z.maxLength(2_048));
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,200}$/));

/** This browser takes notifications of this account from now on, and of no other. */
export const addPushDevice = endpoint({
  method: 'POST',
  path: '/wps/member/push/devices',
  module: 'COMM3',
  who: 'member',
  request: z.object({ endpoint: PushAddress, p256dh: key, auth: key }),
  /** Names the account to the browser's worker, and to nobody else: a notification that names another is not shown. */
  value: z.object({ recipient: Id }),
  whileClosed: true,
});

/** This browser takes none any more. One that is not known is no error. */
export const removePushDevice = endpoint({
  method: 'POST',
  path: '/wps/member/push/devices/remove',
  module: 'COMM3',
  who: 'member',
  request: z.object({ endpoint: PushAddress }),
  value: Nothing,
  whileClosed: true,
});
