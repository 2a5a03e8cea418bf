import type { Merchant, SiteLanguage } from './merchant';

/*
 * First views: what a slot of home, or a page, shows before any script of the page has run (decision 164). A remote draws its own
 * from public data with the components of the slot; it does so when documents are composed, not in a page.
 */

/** An answer of the platform to one of the calls that a slot declares. */
export interface FirstViewAnswer {
  readonly status: number;
  /** As the platform sent it. */
  readonly body: string;
}

/** What a first view is drawn for. It says nothing of any user. */
export interface FirstViewPage {
  readonly merchant: Merchant;
  readonly language: SiteLanguage;
  /** Of the page that it stands on; home, where nothing is said. */
  readonly path?: string;
  /** Every path that the merchant's site has a page for. */
  readonly paths: readonly string[];
  /** The public calls that the slot declares, by path and sorted query. */
  readonly answers: Readonly<Record<string, FirstViewAnswer>>;
  /** For the host, whose frame is drawn last: the slots that have a view, as `mfe_games./Jackpot`. */
  readonly drawn?: readonly string[];
  /** Likewise, whether what is drawn has the page's header itself. */
  readonly ownHeader?: boolean;
}

/** What the file `firstView` of a release gives, as a CommonJS module that needs nothing but the language. */
export interface FirstViewModule {
  /**
   * Draws a slot.
   *
   * @returns Markup. It rejects when an answer is missing or not what the contract says; the slot then keeps its skeleton.
   */
  draw(slot: string, page: FirstViewPage): Promise<string>;
}

/** Name of the file in a build: `firstView.1a2b3c4d5e.js`. */
export const FIRST_VIEW_FILE = /^firstView\.[0-9a-f]{10}\.js$/;

/**
 * How class names of shared components begin in the markup of first views: `ui__button_Ab12C`. In a page they begin with
 * the name of the workspace whose copy it has.
 */
export const SHARED_CLASSES = 'ui';

/**
 * For whom a part of a first view is, as words in `data-for`: the document's first script takes out what is for nobody
 * here. `guest-android` is for guests on a phone with Android.
 */
export const FOR = { guest: 'guest', member: 'member' } as const;

/** The word for browsers that can use passkeys. */
export const FOR_PASSKEYS = 'passkeys';
