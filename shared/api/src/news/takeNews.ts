import { NEWS_KINDS, type NewsKind } from '@site/contracts/areas/news';
import { THROTTLE_MS, throttle } from '../throttle';
import { tellListeners } from './listeners';
import { refreshChanged } from './refreshChanged';

/** What is told to all pages of a merchant at once is asked for within so long, in ms: not by all of them together. */
const SPREAD_MS = 2_000;
const TOLD_TO_ALL: readonly NewsKind[] = ['announcements', 'release'];

/** What a hidden page has heard. */
const later = new Set<NewsKind>();

const takers = new Map(NEWS_KINDS.map((kind) => [kind, throttle(() => take(kind), THROTTLE_MS.news)]));

function take(kind: NewsKind): void {
  const run = () => {
    refreshChanged(kind);
    tellListeners(kind);
  };
  if (TOLD_TO_ALL.includes(kind)) setTimeout(run, Math.random() * SPREAD_MS);
  else run();
}

/**
 * Asks again for what is on screen of these kinds, each once a second at most; unknown kinds are passed over. A hidden page
 * does so when it is looked at, except for its session, which may have ended.
 */
export function takeNews(changed: readonly string[]): void {
  for (const kind of NEWS_KINDS) {
    if (!changed.includes(kind)) continue;
    if (document.visibilityState === 'visible' || kind === 'session') takers.get(kind)?.();
    else putOff(kind);
  }
}

function putOff(kind: NewsKind): void {
  if (later.size === 0) document.addEventListener('visibilitychange', takeLater, { once: true });
  later.add(kind);
}

function takeLater(): void {
  const put = [...later];
  later.clear();
  takeNews(put);
}
