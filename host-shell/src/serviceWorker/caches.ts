/*
 * Names of the caches, with a version each: another form of what is inside gets another number, and the cache of
 * the former name goes when the worker starts to serve.
 */

const PREFIX = 'site-';

export const CACHES = {
  documents: `${PREFIX}documents-1`,
  files: `${PREFIX}files-1`,
  pictures: `${PREFIX}pictures-1`,
  catalogue: `${PREFIX}catalogue-1`,
  /** Whom notifications are shown to: a word, which no page asks for. */
  push: `${PREFIX}push-1`,
  /** The offline page with its style sheets: always there, whatever the others have to drop. */
  offline: `${PREFIX}offline-1`,
} as const;

/** Deletes caches of the site that have no use any more. */
export async function dropFormerCaches(): Promise<void> {
  const present: readonly string[] = Object.values(CACHES);
  const former = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !present.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}
