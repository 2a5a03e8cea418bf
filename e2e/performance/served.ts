import { DiscoveryDocument, type DiscoveryEntry, RemoteManifest } from '@site/contracts/federation/discovery';
import { DOCUMENT_BLOCKS } from '@site/contracts/federation/documents';
import { Merchant } from '@site/contracts/federation/merchant';
import { sitePorts } from '../support/site';

/** One of aurora's hosts, which Node looks up everywhere. */
export const SITE = `http://127.0.0.1:${sitePorts.EDGE_PORT}`;

const FILE = /<(?:link rel="(?:preload|stylesheet)"|script)[^>]* (?:href|src)="([^"]+)"/g;

/** The manifest of a live release, with the address that its files are relative to. */
export type PlacedManifest = RemoteManifest & { readonly url: string };

/** A document as the site serves it: what it loads itself, and what there is besides. */
export interface ServedDocument {
  readonly files: readonly string[];
  readonly merchant: Merchant;
  /** By the name of the remote. */
  readonly manifests: ReadonlyMap<string, PlacedManifest>;
}

export async function readDocument(path: string): Promise<ServedDocument> {
  const html = await (await fetch(SITE + path)).text();
  const manifests = await Promise.all(
    entries(html).map(async ({ url }) => {
      const manifest: unknown = await (await fetch(url)).json();
      return { url, ...RemoteManifest.parse(manifest) };
    }),
  );
  return {
    files: [...html.matchAll(FILE)].map(([, file = '']) => new URL(file, SITE).href),
    merchant: block(html, DOCUMENT_BLOCKS.merchant, Merchant),
    manifests: new Map(manifests.map((manifest) => [manifest.name, manifest])),
  };
}

/** The releases that everybody gets who gets no other one. */
function entries(html: string): readonly DiscoveryEntry[] {
  const { microFrontends } = block(html, DOCUMENT_BLOCKS.discovery, DiscoveryDocument);
  return Object.values(microFrontends)
    .flat()
    .filter(({ deployment }) => deployment.default);
}

function block<Value>(html: string, id: string, schema: { parse: (value: unknown) => Value }): Value {
  const json = new RegExp(`<script[^>]*id="${id}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
  return schema.parse(JSON.parse(json ?? 'null'));
}

/** Returns how many bytes files have together as they are served, by brotli where that is less; each is counted once. */
export function weigher(): (addresses: readonly string[]) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const ask = async (address: string) => {
    // Node's own: Playwright's client waits seconds for answers without a body that are asked for side by side.
    const answer = await fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
    return Number(answer.headers.get('content-length'));
  };
  return async (addresses) => {
    const sizes = [...new Set(addresses)].map((address) => {
      const size = known.get(address) ?? ask(address);
      known.set(address, size);
      return size;
    });
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}
