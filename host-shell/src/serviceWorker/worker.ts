import { NetworkOnly } from 'workbox-strategies';
import { kindOf } from './addresses';
import { CACHES, dropFormerCaches } from './caches';
import { catalogue, forgetSessions, renewSession } from './catalogue';
import { documentFiles } from './documentFiles';
import { documents } from './documents';
import { files, pictures } from './files';
import type { PageMessage, WorkerMessage } from './messages';
import { listenToPushes } from './push/listen';
import { forgetReader, keepReader } from './push/reader';
import { type ExtendableEvent, type ExtendableMessageEvent, worker } from './scope';

/*
 * The site's service worker: it keeps what an offline start needs, and never stands between a page and a network
 * that answers. What it was told of the site stands in front of this script.
 */

const { workerSettings: settings } = worker;

/** Frames take the answer that the browser has begun to fetch: many of their addresses are good for once only. */
const passThrough = new NetworkOnly();

const STRATEGIES = { page: documents, frame: passThrough, file: files, picture: pictures, catalogue };

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, settings, self.location.origin);
  if (kind) event.respondWith(STRATEGIES[kind].handle({ event, request: event.request }));
});

worker.addEventListener('install', (event) => {
  void worker.skipWaiting();
  event.waitUntil(prepare(event));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropFormerCaches(),
      // The browser asks for a page while the worker still starts.
      worker.registration.navigationPreload?.enable(),
      worker.clients.claim(),
    ]),
  );
});

worker.addEventListener('message', (event) => {
  event.waitUntil(hear(event, event.data as WorkerMessage));
});

listenToPushes();

/** Makes sure that there is something to show without a network; the rest comes as it is used. */
async function prepare(event: ExtendableEvent): Promise<void> {
  await keepOfflinePage();
  const [response, kept] = documents.handleAll({ event, request: new Request(settings.start) });
  const html = await (await response).clone().text();
  await kept;
  const ofHome = documentFiles(html).map(({ href, integrity }) => new Request(href, { integrity }));
  await Promise.allSettled(ofHome.map((request) => keep(event, request)));
}

async function keepOfflinePage(): Promise<void> {
  const kept = await caches.open(CACHES.offline);
  const former = await kept.keys();
  await kept.addAll(settings.offline);
  const isPresent = ({ url }: Request) => settings.offline.includes(new URL(url).pathname);
  await Promise.all(former.filter((file) => !isPresent(file)).map((file) => kept.delete(file)));
}

async function hear(event: ExtendableMessageEvent, message: WorkerMessage): Promise<void> {
  if (message.kind === 'session-ended') await forgetSessions();
  if (message.kind === 'session-renewed') await renewSession(message.from, message.to);
  if (message.kind === 'push-for') await keepReader(message);
  if (message.kind === 'push-ended') await forgetReader();
  if (message.kind !== 'loaded') return;
  const answers = message.urls.filter(
    (url) => kindOf(new Request(url), settings, self.location.origin) === 'catalogue',
  );
  // An answer is for one session, which the page alone knows: it asks again.
  const told: PageMessage = { kind: 'not-kept', paths: answers.map((url) => new URL(url).pathname) };
  event.source?.postMessage(told);
  // The page has used what the browser's own cache holds of them: the same bytes are taken from there.
  const requests = message.urls.map((url) => new Request(url, { cache: 'force-cache' }));
  await Promise.allSettled(requests.map((request) => keep(event, request)));
}

async function keep(event: ExtendableEvent, request: Request): Promise<void> {
  const kind = kindOf(request, settings, self.location.origin);
  if (kind !== 'file' && kind !== 'picture') return;
  const [, kept] = STRATEGIES[kind].handleAll({ event, request });
  await kept;
}
