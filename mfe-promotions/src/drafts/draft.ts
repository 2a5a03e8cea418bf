import { serverNow } from '@site/api';
import { readStored, removeStored, writeStored } from '@site/session';
import * as z from 'zod/mini';

/** How long the platform keeps a picture that no call has named. */
const KEPT_MS = 24 * 3_600_000;

const Draft = z.object({
  remarks: z.string(),
  pictures: z.array(z.object({ id: z.string(), url: z.string(), name: z.string(), at: z.number() })),
});

/** What is written, and which pictures were sent, of what is not sent off yet. */
export type Draft = z.infer<typeof Draft>;

const EMPTY: Draft = { remarks: '', pictures: [] };

/** The draft that an earlier opening of a form has left, and whether a picture of it is too old to be kept. */
export function readDraft(slot: string): Draft & { readonly hasLost: boolean } {
  const { remarks, pictures } = readStored(slot, Draft, 'session') ?? EMPTY;
  const kept = pictures.filter(({ at }) => serverNow() - at < KEPT_MS);
  return { remarks, pictures: kept, hasLost: kept.length < pictures.length };
}

/** Keeps a draft as long as the tab; an empty one is none. */
export function keepDraft(slot: string, draft: Draft): void {
  if (draft.remarks === '' && draft.pictures.length === 0) removeStored(slot, 'session');
  else writeStored(slot, draft satisfies z.input<typeof Draft>, 'session');
}
