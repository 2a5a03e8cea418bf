import type { PushWorkerMessage } from '@site/api/push';

/** What a page tells the worker. */
export type WorkerMessage =
  | PushWorkerMessage
  /** Files that the page has loaded before the worker was there. */
  | { readonly kind: 'loaded'; readonly urls: readonly string[] }
  /** Nobody may see any more what this session's catalogue was. */
  | { readonly kind: 'session-ended' }
  /** The same session goes on with another token. */
  | { readonly kind: 'session-renewed'; readonly from: string; readonly to: string };

/** What the worker tells a page: which of the files that it had loaded are answers that the worker would keep. */
export interface PageMessage {
  readonly kind: 'not-kept';
  readonly paths: readonly string[];
}
