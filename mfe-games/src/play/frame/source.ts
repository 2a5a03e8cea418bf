import type { RoundRefusal } from '@site/contracts/values/roundRefusal';

/** What a page in a frame tells the site, whatever words it has for it. */
export type FrameEvent =
  | 'ready'
  | 'close'
  | 'balanceChanged'
  | 'launchExpired'
  | 'sessionEnded'
  | 'cycleStarted'
  | 'cycleEnded'
  | { readonly refused: RoundRefusal };

/** What hears of a game and its rounds. */
export interface Rounds {
  /** Whether the game can be played now. */
  readonly shows: (isShown: boolean) => void;
  readonly started: () => void;
  readonly ended: () => void;
  readonly refused: (code: RoundRefusal) => void;
}

/** A launched game's page: where it is, what it may do, and how it is heard. */
export interface FrameSource {
  readonly url: string;
  /** Origin of the page's messages, as the browser tells it. */
  readonly messages: string;
  /** What a message of the page says; `undefined` for what is none of its words. */
  readonly read: (message: unknown) => FrameEvent | undefined;
  /** The page says itself when it can be played, so its load alone is not believed. */
  readonly announces: boolean;
  /** Rights in the frame; a page of the site's own needs no sandbox. */
  readonly sandbox?: string;
  readonly allow?: string;
}

/** Words of the screen that differ between what is played. */
export interface FrameWords {
  readonly opening: string;
  /** It takes longer than usual. */
  readonly slow: string;
  readonly failed: string;
  /** A page that never showed. */
  readonly silent: string;
  /** Launch after launch came too late. */
  readonly expired: string;
}

/** Sends a message to the page in the frame, and to nobody else. */
export type Reply = (message: object) => void;
