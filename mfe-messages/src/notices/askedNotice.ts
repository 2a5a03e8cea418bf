import type { Announcement } from '@site/contracts/areas/messages';

const WHOLE = /^\d{1,6}$/;

/**
 * Id of the notice that an address asks for: `id`, or `index`, its position from 0 (ME-015). `undefined` when
 * it asks for none, or for one that is not there (decision 49).
 */
export function askedNotice(query: URLSearchParams, notices: readonly Announcement[]): string | undefined {
  const id = query.get('id');
  if (id !== null) return notices.find((notice) => notice.id === id)?.id;
  const index = query.get('index') ?? '';
  return WHOLE.test(index) ? notices[Number(index)]?.id : undefined;
}
