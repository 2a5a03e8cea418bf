// By its public name: the page has one copy of what makes calls.
import { call } from '@site/api';
import { addPushDevice, removePushDevice } from '@site/contracts/areas/push';
import type { SiteLanguage } from '@site/contracts/federation/merchant';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import {
  getSession,
  onSignOut,
  readStored,
  removeStored,
  subscribeSession,
  writeStored,
} from '@site/session';
import * as z from 'zod/mini';
import { pushAbility } from './ability';
import { tellPushWorker, workerRegistration } from './worker';

/** What the worker writes on a notification. */
export interface PushWords {
  readonly siteName: string;
  readonly language: SiteLanguage;
}

/** For whom this browser takes notifications. */
const Kept = z.object({
  userName: z.string(),
  recipient: z.string(),
  /** As the platform was told last; empty when it has to be told again. */
  endpoint: z.string(),
});
type Kept = z.infer<typeof Kept>;

const read = () => readStored(STORAGE_KEYS.push, Kept);
const keep = (kept: Kept) => writeStored(STORAGE_KEYS.push, kept);

/** Whether this browser takes notifications of who is signed in. */
export function isPushOn(): boolean {
  const kept = read();
  return kept !== undefined && kept.userName === getSession()?.userName && pushAbility() === 'granted';
}

/**
 * Lets this browser take notifications of who is signed in. Asks its owner where that was not done yet: only in a press.
 *
 * @returns What its owner has said.
 * @throws ApiError, or what the browser has against it.
 */
export async function startPush(publicKey: string, words: PushWords): Promise<NotificationPermission> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission;
  const manager = (await workerRegistration())?.pushManager;
  if (!manager) throw new Error('no service worker');
  await tellPlatform(await subscriptionBy(manager, publicKey), words);
  return permission;
}

/** A subscription by this key. One by another key, of a platform that has got new ones, is in its way. */
async function subscriptionBy(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(wanted);
  } catch (refused) {
    const former = await manager.getSubscription();
    if (!former) throw refused;
    await former.unsubscribe();
    return manager.subscribe(wanted);
  }
}

async function tellPlatform(subscription: PushSubscription, words: PushWords): Promise<void> {
  const userName = getSession()?.userName;
  const { endpoint } = subscription;
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  const { recipient } = await call(addPushDevice, { endpoint, p256dh, auth }, { silent: true });
  // Who signed out meanwhile has left nothing to take.
  if (userName === undefined || getSession()?.userName !== userName) return dropPush();
  keep({ userName, recipient, endpoint });
  await showTo(recipient, words);
}

function showTo(recipient: string, words: PushWords): Promise<void> {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="apple-touch-icon"]')?.href;
  return tellPushWorker({ kind: 'push-for', recipient, icon, ...words });
}

/** Ends notifications in this browser: here, also without a network. The platform sees that by itself. */
export async function dropPush(): Promise<void> {
  removeStored(STORAGE_KEYS.push);
  await tellPushWorker({ kind: 'push-ended' });
  const subscription = await (await workerRegistration())?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** The same, and tells the platform. Never throws: what it is not told it hears of from the push service. */
export async function endPush(): Promise<void> {
  const endpoint = read()?.endpoint;
  await dropPush().catch(() => undefined);
  if (endpoint) await call(removePushDevice, { endpoint }, { silent: true }).catch(() => undefined);
}

/**
 * Keeps what this browser takes in step with who is signed in. Who signs out takes it along, and so does another account
 * that signs in; a session that ends by itself does not, and the next one of the same account goes on with it.
 */
export function followPush(words: () => PushWords): void {
  onSignOut((reason) => {
    if (reason === 'signed-out' || reason === 'self-excluded') quietly(dropPush);
  });
  subscribeSession((session, previous) => {
    if (session && session.userName !== previous?.userName) quietly(() => takeUp(words(), true));
  });
  quietly(() => takeUp(words(), false));
}

/** @param isNew Whether somebody has just signed in: the platform knows this browser by a session that has ended. */
async function takeUp(words: PushWords, isNew: boolean): Promise<void> {
  const kept = read();
  const session = getSession();
  if (!kept || !session) return;
  if (kept.userName !== session.userName) return dropPush();
  const subscription = await (await workerRegistration())?.pushManager?.getSubscription();
  if (!subscription) return dropPush();
  if (isNew || subscription.endpoint !== kept.endpoint) {
    // When this fails, the next page tries again.
    keep({ ...kept, endpoint: '' });
    await tellPlatform(subscription, words);
  } else await showTo(kept.recipient, words);
}

/** What fails is taken up by the next page. */
function quietly(work: () => Promise<void>): void {
  work().catch(() => undefined);
}
