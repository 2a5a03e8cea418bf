import { PreviewId } from '@site/contracts/federation/preview';
import * as z from 'zod/mini';
import type { Store } from '../store/Store';

/*
 * Preview links that were made, and those of them that were taken back (FD-077): `previews/<merchant>/<id>.json`, and
 * beside it `<id>.revoked`. The links themselves are kept nowhere.
 */

const MadePreview = z.object({
  id: PreviewId,
  component: z.string(),
  release: z.string(),
  by: z.string(),
  /** ISO 8601 in UTC. */
  at: z.string(),
  until: z.string(),
});
export type MadePreview = z.infer<typeof MadePreview>;

const REVOKED = '.revoked';

const folderOf = (merchant: string) => `previews/${merchant}`;

export async function keepPreview(store: Store, merchant: string, preview: MadePreview): Promise<void> {
  const content = Buffer.from(`${JSON.stringify(preview, undefined, 2)}\n`);
  await store.createFile(`${folderOf(merchant)}/${preview.id}.json`, content);
}

/** Takes a link back; undefined when there was none of this name. */
export async function revokePreview(
  store: Store,
  merchant: string,
  id: string,
): Promise<MadePreview | undefined> {
  const preview = await read(store, merchant, id);
  if (preview) await store.createFile(`${folderOf(merchant)}/${id}${REVOKED}`, Buffer.from(''));
  return preview;
}

/** Links that have not ended yet, with those that were taken back among them. */
export async function openPreviews(
  store: Store,
  merchant: string,
  now: Date,
): Promise<readonly (MadePreview & { readonly revoked: boolean })[]> {
  const names = await store.list(folderOf(merchant));
  const ids = names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length));
  const all = await Promise.all(ids.map((id) => read(store, merchant, id)));
  return all
    .filter((preview) => preview !== undefined)
    .filter(({ until }) => Date.parse(until) > now.getTime())
    .map((preview) => ({ ...preview, revoked: names.includes(`${preview.id}${REVOKED}`) }));
}

/** Names of the links that were taken back and would still work. */
export async function revokedPreviews(store: Store, merchant: string, now: Date): Promise<string[]> {
  const open = await openPreviews(store, merchant, now);
  return open.filter(({ revoked }) => revoked).map(({ id }) => id);
}

async function read(store: Store, merchant: string, id: string): Promise<MadePreview | undefined> {
  if (!z.safeParse(PreviewId, id).success) return undefined;
  const bytes = await store.readFile(`${folderOf(merchant)}/${id}.json`);
  const parsed = z.safeParse(MadePreview, bytes && JSON.parse(bytes.toString('utf8')));
  return parsed.success ? parsed.data : undefined;
}
