import { PushMessage } from '@site/contracts/areas/push';
import { telemetryEvents } from '@site/contracts/areas/telemetry';
import { type PushEvent, worker } from '../scope';
import en from './locales/en.json';
import id from './locales/id.json';
import th from './locales/th.json';
import { type Reader, readerNow } from './reader';

/* @texts pushed.* — by topic: all languages come with the worker, which has no page to ask for one. */

const TEXTS = { en: en.pushed, th: th.pushed, id: id.pushed };

type Topic = keyof typeof en.pushed;

/** One for all without a name: the next takes its place. */
const NAMELESS = 'news';

function read(data: PushEvent['data']): PushMessage | undefined {
  try {
    return PushMessage.parse(JSON.parse(data?.text() ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Shows what a push brings, in the reader's language and without a figure or a name: the phone may be locked. One for
 * another account shows nothing, and one for nobody ends the subscription. What cannot be read shows that there is news,
 * because browsers end subscriptions that show nothing, and is reported.
 */
export async function showPush({ data }: Pick<PushEvent, 'data'>): Promise<void> {
  const reader = await readerNow();
  if (!reader) {
    const subscription = await worker.registration.pushManager.getSubscription();
    await subscription?.unsubscribe();
    return;
  }
  const message = read(data);
  if (message && message.recipient !== reader.recipient) return;
  await worker.registration.showNotification(reader.siteName, optionsFor(reader, message));
  if (!message) await report();
}

function optionsFor({ language, icon }: Reader, message: PushMessage | undefined): NotificationOptions {
  const texts = TEXTS[language];
  const topic = message && message.topic in texts ? (message.topic as Topic) : 'OTHER';
  return {
    body: texts[topic],
    lang: language,
    tag: message?.id ?? NAMELESS,
    data: message?.path,
    ...(icon !== undefined && { icon, badge: icon }),
  };
}

async function report(): Promise<void> {
  const event = { kind: 'error', at: new Date().toISOString(), path: '/sw.js', name: 'push.malformed' };
  await fetch(telemetryEvents.path, {
    method: telemetryEvents.method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ events: [event] }),
  }).catch(() => undefined);
}
