import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Nothing } from '../values/values';

/**
 * What may have changed: a balance; counts of unread messages; orders of money and of draws; announcements, banners and
 * pop-ups; what protects the player; the session itself; what is live of the site.
 */
export const NEWS_KINDS = [
  'balance',
  'unread',
  'orders',
  'announcements',
  'care',
  'session',
  'release',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Says that something changed, never what it is now: the site asks for that by its own calls. Unknown kinds are passed over. */
export const News = z.object({ changed: z.array(z.string()).check(z.maxLength(32)) });
export type News = z.infer<typeof News>;

/** Without a word for so long the platform sends a comment, in ms, so that a dead connection is told from a quiet one. */
export const NEWS_HEARTBEAT_MS = 20_000;

/**
 * News for the caller as they happen, as server-sent events whose data is `News`: of the account for who is signed in, of
 * the merchant for everybody. Nothing is sent again: who was away takes everything as changed (docs/calls.md, "News").
 */
export const news = endpoint({
  method: 'GET',
  path: '/wps/news',
  module: 'COMM3',
  who: 'public',
  request: Nothing,
  value: News,
  stream: true,
  whileClosed: true,
});

/** Where a deployment is told to the platform, by a signed call (docs/calls.md, "News"). No call of the site. */
export const RELEASE_CALLBACK = '/wps/callbacks/release';

/** At which merchant something else is live now. */
export const ReleaseCallback = z.object({ merchant: z.string().check(z.minLength(1), z.maxLength(64)) });
export type ReleaseCallback = z.infer<typeof ReleaseCallback>;
