import type { WorkerSettings } from '@site/contracts/federation/siteFiles';

/*
 * The part of the service worker's global scope (W3C Service Workers) that is used here: the DOM's types, which
 * the pages need, do not hold it.
 */

export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  /** The page that told it. */
  readonly source: { postMessage(message: unknown): void } | null;
}

export interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification;
}

export interface SubscriptionChangeEvent extends ExtendableEvent {
  readonly oldSubscription?: PushSubscription | null;
}

/** A page of the site, or a frame in one. */
export interface WindowClient {
  readonly frameType: string;
  readonly focused: boolean;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}

interface WorkerClients {
  claim(): Promise<void>;
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  openWindow(url: string): Promise<unknown>;
}

interface WorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: FetchEvent;
  readonly message: ExtendableMessageEvent;
  readonly push: PushEvent;
  readonly notificationclick: NotificationEvent;
  readonly pushsubscriptionchange: SubscriptionChangeEvent;
}

interface WorkerScope {
  readonly workerSettings: WorkerSettings;
  readonly clients: WorkerClients;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ): void;
}

export const worker = self as unknown as WorkerScope;
