import { serverNow } from '@site/api';
import { STORAGE_KEYS } from '@site/contracts/values/storageKeys';
import { readStored, removeStored, writeStored } from '@site/session';
import * as z from 'zod/mini';

/** How long the platform keeps a picture that no call has named. */
const KEPT_MS = 24 * 3_600_000;

const Draft = z.object({
  remarks: z.string(),
  pictures: z.array(z.object({ id: z.string(), url: z.string(), name: z.string(), at: z.number() })),
});

/** What is written, and what was sent, of an application that is not asked for yet. */
export type Draft = z.infer<typeof Draft>;

const EMPTY: Draft = { remarks: '', pictures: [] };

/** Where a draft is kept: as long as the tab, and for the account alone. */
export const draftSlot = (user: string, promotionId: string) =>
  `${STORAGE_KEYS.application}.${user}.${promotionId}`;

/** The draft that an earlier opening of the form has left, and whether a picture of it is too old to be kept. */
export function readDraft(slot: string): Draft & { readonly hasLost: boolean } {
  const { remarks, pictures } = readStored(slot, Draft, 'session') ?? EMPTY;
  const kept = pictures.filter(({ at }) => serverNow() - at < KEPT_MS);
  return { remarks, pictures: kept, hasLost: kept.length < pictures.length };
}

/** Keeps a draft; an empty one is none. */
export function keepDraft(slot: string, draft: Draft): void {
  if (draft.remarks === '' && draft.pictures.length === 0) removeStored(slot, 'session');
  else writeStored(slot, draft satisfies z.input<typeof Draft>, 'session');
}
