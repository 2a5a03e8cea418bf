import { News, news } from '@site/contracts/areas/news';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { apiSettings } from '../settings';

/** The longest event that is waited for, in characters: news have a tenth of it. */
const LONGEST_EVENT = 4_096;
/** So much nonsense is passed over before the connection is given up. */
const MOST_NONSENSE = 10;

interface Reader {
  readonly onNews: (changed: readonly string[]) => void;
  /** Anything came, be it a comment. */
  readonly onHeard: () => void;
}

/** Reads a stream to its end. Throws when it breaks, or when it is no stream of news. */
export async function readNews({ body }: Response, { onNews, onHeard }: Reader): Promise<void> {
  let nonsense = 0;
  const malformed = (place: string, most = MOST_NONSENSE) => {
    apiSettings().onMalformed?.({ path: news.path, places: [place], failed: true });
    nonsense += 1;
    if (nonsense > most) throw new Error('The stream has no news');
  };
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => {
      const changed = changedIn(data);
      if (changed) onNews(changed);
      else malformed('data');
    },
    onError: ({ type }) => malformed(type, type === 'max-buffer-size-exceeded' ? 0 : MOST_NONSENSE),
  });
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      onHeard();
      parser.feed(decoder.decode(part.value, { stream: true }));
    }
  } finally {
    // Of one that is given up; one that has ended takes no notice.
    await reader?.cancel().catch(() => undefined);
  }
}

function changedIn(data: string): readonly string[] | undefined {
  try {
    return z.parse(News, JSON.parse(data)).changed;
  } catch {
    return undefined;
  }
}
