/*
 * Files of a merchant's site beside its pages. They have no hash in their names, so browsers ask about them
 * each time.
 */

/** The web app manifest: what an installed site is called and looks like. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** The page for a start without a network, when nothing else is there to be shown. */
export const OFFLINE_PATH = '/offline.html';

/** The service worker: what it does is the host's, whose site it serves stands in front. */
export const WORKER_PATH = '/sw.js';

/** What a service worker is told of the site, in a global variable named `WORKER_SETTINGS`. */
export interface WorkerSettings {
  /** The offline page and its style sheets. */
  readonly offline: readonly string[];
  /** What an installed site opens: one of the paths of home. */
  readonly start: string;
  /** Paths of the home page: one document. */
  readonly home: readonly string[];
  /** Addresses that files of releases begin with. */
  readonly releases: readonly string[];
  /** Beginnings of the paths that are the platform's, as a regular expression. */
  readonly platform: string;
  /** Paths of the platform whose last answer is kept for a start without a network. */
  readonly catalogue: readonly string[];
}

/** Name of the variable. */
export const WORKER_SETTINGS = 'workerSettings';
