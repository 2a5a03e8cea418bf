import { NEWS_KINDS, News } from '@site/contracts/areas/news';
import { getSession, type SessionInfo, subscribeSession } from '@site/session';
import * as z from 'zod/mini';
import { inOneTab } from './inOneTab';
import { refreshMissed } from './refreshMissed';
import { stayConnected } from './stayConnected';
import { takeNews } from './takeNews';

/**
 * Hears of what changes, as whoever is signed in. One tab of the browser has the connection and tells the others; tabs of
 * another account have their own. Does nothing in a browser that lacks what it needs: every page goes on asking by itself.
 */
export function followNews(): void {
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  if (!canShare || typeof ReadableStream !== 'function') return;
  let end = followAs(getSession());
  subscribeSession((session, previous) => {
    if (session?.userName === previous?.userName) return;
    end();
    end = followAs(session);
  });
}

function followAs(session: SessionInfo | null): () => void {
  const over = new AbortController();
  const name = `site-news ${session?.userName ?? ''}`;
  const otherTabs = new BroadcastChannel(name);
  otherTabs.onmessage = ({ data }: MessageEvent<unknown>) => {
    const told = z.safeParse(News, data);
    if (told.success) takeNews(told.data.changed);
  };
  const tellOthers = (changed: readonly string[]) => {
    if (!over.signal.aborted) otherTabs.postMessage({ changed });
  };
  let isFirst = true;
  const hear = {
    onNews: (changed: readonly string[]) => {
      takeNews(changed);
      tellOthers(changed);
    },
    onMissed: () => {
      if (isFirst) refreshMissed();
      else takeNews(NEWS_KINDS);
      isFirst = false;
      tellOthers(NEWS_KINDS);
    },
  };
  inOneTab(name, (signal) => stayConnected(hear, signal), over.signal);
  return () => {
    over.abort();
    otherTabs.close();
  };
}
