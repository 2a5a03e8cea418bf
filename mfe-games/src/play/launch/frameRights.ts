/** What a game's page may do in its frame: never lead the site's own window away. */
const RIGHTS = [
  'allow-forms',
  'allow-modals',
  'allow-orientation-lock',
  'allow-pointer-lock',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-scripts',
] as const;

/** Beside the site's own origin a page keeps its storage; on it, it could take the frame off itself. */
const OWN_ORIGIN = 'allow-same-origin';

/** Features that games use; camera, microphone, place and payment are not among them. */
export const FRAME_FEATURES = 'accelerometer; autoplay; fullscreen; gyroscope; screen-wake-lock';

/** Whether the site's policy shows this address in a frame: only what the merchant lists. */
export function mayFrame(
  { origin }: URL,
  frames: readonly string[] | undefined,
  own = window.location.origin,
): boolean {
  return frames?.includes(origin) === true || (origin === own && frames?.includes('self') === true);
}

export interface FrameRights {
  readonly sandbox: string;
  /** Origin of the page's messages, as the browser tells it. */
  readonly messages: string;
}

/** How a game's page is framed. */
export function frameRights({ origin }: URL, own = window.location.origin): FrameRights {
  if (origin === own) return { sandbox: RIGHTS.join(' '), messages: 'null' };
  return { sandbox: [...RIGHTS, OWN_ORIGIN].join(' '), messages: origin };
}
