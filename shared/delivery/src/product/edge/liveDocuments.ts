import type { OutgoingHttpHeaders } from 'node:http';
import { type DocumentIndex, documentFor, documentsFolder, readDocumentIndex } from '../compose/composeSite';
import type { Deployments } from '../deploy/deployments';
import { documentsOf, refreshesIn } from '../deploy/refreshes';
import type { Store } from '../store/Store';

/** What a document is allowed, as its index says. */
export type DocumentPolicies = Pick<DocumentIndex['documents'][number], 'policy' | 'foreignScripts'>;

/** A document that answers a path: where it lies, and the policies that go with it. */
export interface LocatedDocument extends DocumentPolicies {
  readonly store: Pick<Store, 'readFile'>;
  readonly file: string;
}

/** Where an edge gets its documents from: what is live, or what a developer works on. */
export interface DocumentSource {
  /** The document for a path; undefined when nothing is live for this merchant, or for a file that it has not. */
  locate(merchant: string, path: string): Promise<LocatedDocument | undefined>;
}

/** How often a bucket is asked what is live, in ms: it is a network away. */
export const BUCKET_ASKED_EVERY_MS = 1_000;

/**
 * The documents that are live. A new deployment or refresh shows at the next request; out of a bucket within a second.
 */
export function liveDocuments(store: Store, deployments: Deployments): DocumentSource {
  const indexes = new Map<string, { hash: string; index: DocumentIndex }>();
  const asked = new Map<string, { at: number; live: Promise<string | undefined> }>();
  const refreshes = refreshesIn(store);

  async function readLive(merchant: string): Promise<string | undefined> {
    const live = await deployments.live(merchant);
    return live && documentsOf(refreshes, live);
  }

  /** Name of the folder of the live documents. */
  function liveFor(merchant: string): Promise<string | undefined> {
    if (store.folder !== undefined) return readLive(merchant);
    const last = asked.get(merchant);
    if (last && Date.now() - last.at < BUCKET_ASKED_EVERY_MS) return last.live;
    const live = readLive(merchant);
    asked.set(merchant, { at: Date.now(), live });
    // A failure is not kept: the next request asks again.
    live.catch(() => asked.delete(merchant));
    return live;
  }

  return {
    async locate(merchant, path) {
      const live = await liveFor(merchant);
      if (!live) return undefined;
      let known = indexes.get(merchant);
      if (known?.hash !== live) {
        known = { hash: live, index: await readDocumentIndex(store, merchant, live) };
        indexes.set(merchant, known);
      }
      const document = documentFor(known.index, path);
      if (!document) return undefined;
      return { ...document, store, file: `${documentsFolder(merchant, known.hash)}/${document.file}` };
    },
  };
}

/** What a remote's own loader asks for without integrity is not run either (FD-032). */
const INTEGRITY_POLICY = { 'Integrity-Policy': 'blocked-destinations=(script)' };

/** Headers of every document; the policies are the document's own. */
export function documentHeaders({ policy, foreignScripts }: DocumentPolicies): OutgoingHttpHeaders {
  return {
    'Content-Security-Policy': policy,
    // The header knows no exception, and Google changes its scripts as it likes. Ours keep their integrity.
    ...(foreignScripts ? {} : INTEGRITY_POLICY),
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  };
}
