/* What a composed document and the scripts in it agree on. Without a schema: its first script imports this. */

/** Ids of the JSON blocks inside a composed document. */
export const DOCUMENT_BLOCKS = {
  merchant: 'merchant',
  discovery: 'discovery',
  manifests: 'manifests',
  firstCalls: 'first-calls',
  /** Only where a remote of the first screen has several releases. */
  arms: 'arms',
  hostFiles: 'host-files',
  /** Only where previews are made. */
  previewKeys: 'preview-keys',
} as const;

/** Id of the element that holds a first view, beside the application's. */
export const FIRST_VIEW_ID = 'first-view';

/**
 * Id of the template with the tags that load the application. A document without a first view has them in its head:
 * there, nothing is seen before them.
 */
export const APPLICATION_ID = 'application';

/**
 * Ids of the brand's drawings, which every composed document holds as SVG symbols: `<use href="#brand-mark" />`.
 * So they follow the theme's colours, and any part of the page can show them.
 */
export const BRAND_SYMBOLS = { mark: 'brand-mark', wordmark: 'brand-wordmark' } as const;

/** A remote of the first screen that users have different releases of: each user's first script gets one of them. */
export interface RemoteArms {
  readonly remote: string;
  /** Of its rollout. */
  readonly salt?: string | undefined;
  readonly arms: readonly {
    /** Parts of the line from 0 to 100, in per cent, whose users get it. */
    readonly stretches: readonly (readonly [from: number, end: number])[];
    /** What the first screen loads of it, as it will be asked for. */
    readonly files: readonly PreloadedFile[];
  }[];
}

export interface PreloadedFile {
  readonly href: string;
  readonly as: 'script' | 'style';
  readonly integrity: string;
}

/** An answer that was asked for early (firstCalls.ts), as it waits in the page. */
export interface WaitingAnswer {
  /** The request headers that decide what is answered. A call with others does not take it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly answer: Promise<{
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }>;
}

declare global {
  /** The waiting answers, by path and sorted query. */
  var siteFirstAnswers: Record<string, WaitingAnswer> | undefined;
}
