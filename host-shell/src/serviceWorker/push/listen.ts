import { type SubscriptionChangeEvent, worker } from '../scope';
import { openPage } from './open';
import { readerNow } from './reader';
import { showPush } from './show';

/** Takes up what the browser says of notifications. */
export function listenToPushes(): void {
  worker.addEventListener('push', (event) => event.waitUntil(showPush(event)));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openPage(event.notification.data));
  });
  worker.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(event)));
}

/** The push service has ended a subscription by itself. The next page tells the platform of the new one. */
async function subscribeAnew({
  oldSubscription,
}: Pick<SubscriptionChangeEvent, 'oldSubscription'>): Promise<void> {
  const key = oldSubscription?.options.applicationServerKey;
  if (!key || !(await readerNow())) return;
  await worker.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}
