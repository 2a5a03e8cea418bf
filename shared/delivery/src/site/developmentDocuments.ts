import { integrityOf } from '../integrity';
import {
  type ComposedSite,
  composeSite,
  documentFor,
  INDEX_FILE,
  parseDocumentIndex,
} from '../product/compose/composeSite';
import type { DocumentParts } from '../product/compose/document';
import { WHOLE_TRAFFIC } from '../product/deploy/composition';
import { type DeliveryContext, partsOf } from '../product/deploy/deploy';
import { compositionOf } from '../product/deploy/deployments';
import { makeDiscovery, type PlacedRelease } from '../product/discovery/document';
import { REMOTE_MANIFEST_FILE, remoteOf } from '../product/discovery/names';
import { parseRemoteManifest } from '../product/discovery/releases';
import type { DocumentSource } from '../product/edge/liveDocuments';
import { Refusal } from '../refusal';

export interface DevelopedRemote {
  readonly component: string;
  /** Of the development server, without a slash at the end. */
  readonly url: string;
}

/** A compilation takes some seconds, and the server answers when it is done. */
const ANSWER_LIMIT_MS = 60_000;

/**
 * The live documents with one remote taken from its development server. They are composed anew whenever that
 * remote's manifest has changed, so integrity and policy hold as they do in production; the policy lets in the
 * development server and its socket, and nothing else more.
 */
export function developmentDocuments(context: DeliveryContext, remote: DevelopedRemote): DocumentSource {
  const composed = new Map<string, { basis: string; site: ComposedSite }>();

  async function compose(merchant: string): Promise<ComposedSite | undefined> {
    const live = await context.deployments.live(merchant);
    if (!live) return undefined;
    const developed = await readServedRelease(remote);
    const basis = `${live.number} ${developed.integrity}`;
    const known = composed.get(merchant);
    if (known?.basis === basis) return known.site;

    const parts = await partsOf(context, merchant, compositionOf(live));
    const releases = withDeveloped(parts, developed);
    const site = composeSite(
      { ...parts, releases, discovery: makeDiscovery(releases), development: true },
      { connect: [remote.url.replace(/^http/, 'ws')] },
    );
    composed.set(merchant, { basis, site });
    return site;
  }

  return {
    async locate(merchant, path) {
      const site = await compose(merchant);
      if (!site) return undefined;
      const document = documentFor(parseDocumentIndex(site.files.get(INDEX_FILE)), path);
      if (!document) return undefined;
      const { file } = document;
      const content = site.files.get(file);
      return {
        ...document,
        store: { readFile: async (asked) => (asked === file && content ? Buffer.from(content) : undefined) },
      };
    },
  };
}

/**
 * A merchant's releases with the developed one in its place: that of another remote, where it was deployed so.
 * A merchant that has neither goes without it.
 */
function withDeveloped(
  { merchant, releases }: DocumentParts,
  developed: PlacedRelease,
): readonly PlacedRelease[] {
  const standing = releases.find(({ component }) => component === developed.component);
  const remote = standing?.remote ?? developed.remote;
  if (!merchant.remotes.includes(remote)) return releases;
  return [...releases.filter((release) => release.remote !== remote), { ...developed, remote }];
}

async function readServedRelease({ component, url }: DevelopedRemote): Promise<PlacedRelease> {
  const manifestUrl = `${url}/${REMOTE_MANIFEST_FILE}`;
  const answer = await fetch(manifestUrl, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) }).catch(
    () => undefined,
  );
  if (!answer?.ok) throw new Refusal(`${component} does not compile: its development server says why.`);
  const manifestText = await answer.text();
  const manifest = parseRemoteManifest(manifestText, component);
  return {
    component,
    remote: remoteOf(component),
    traffic: WHOLE_TRAFFIC,
    default: true,
    release: manifest.metaData.release,
    manifest,
    manifestText,
    manifestUrl,
    integrity: integrityOf(manifestText),
  };
}
