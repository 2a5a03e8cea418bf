import type { HelpTopic } from '@site/contracts/areas/messages';

const WHOLE = /^\d{1,6}$/;

/**
 * Position of the topic that an address asks for: by its name after `#` (ME-020), or by `i`, from 0 (ME-019). The first
 * one where it asks for none, or for one that is not there (decision 49).
 */
export function askedTopic(
  { search, hash }: { readonly search: string; readonly hash: string },
  topics: readonly Pick<HelpTopic, 'anchor'>[],
): number {
  const anchor = hash.slice(1);
  const named = anchor === '' ? -1 : topics.findIndex((topic) => topic.anchor === anchor);
  if (named >= 0) return named;
  const asked = new URLSearchParams(search).get('i') ?? '';
  return WHOLE.test(asked) && Number(asked) < topics.length ? Number(asked) : 0;
}
