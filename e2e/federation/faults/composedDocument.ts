import type { DiscoveryDocument } from '@site/contracts/federation/discovery';
import type { InlinedManifests } from '@site/contracts/federation/merchant';

/** What a composed document says of the remotes. */
export interface FederationBlocks {
  readonly discovery: DiscoveryDocument;
  readonly manifests: InlinedManifests;
}

/** Reads the federation's blocks of a composed document. */
export function readBlocks(html: string): FederationBlocks {
  return { discovery: readBlock(html, 'discovery'), manifests: readBlock(html, 'manifests') };
}

/** The document with other blocks, as if it had been composed with them. */
export function withBlocks(html: string, { discovery, manifests }: FederationBlocks): string {
  return withBlock(withBlock(html, 'discovery', discovery), 'manifests', manifests);
}

/**
 * The document with its preloads of one folder changed: `change` answers the file to ask for and its
 * integrity, or nothing when the document could not have known it.
 */
export function withPreloads(
  html: string,
  folder: string,
  change: (file: string) => { readonly href: string; readonly integrity: string } | undefined,
): string {
  return html.replace(/<link rel="(?:module)?preload"[^>]*>\n?/g, (tag) => {
    const href = /href="(?<href>[^"]*)"/.exec(tag)?.groups?.href ?? '';
    if (!href.startsWith(folder)) return tag;
    const next = change(href.slice(folder.length));
    if (!next) return '';
    return tag.replace(href, next.href).replace(/integrity="[^"]*"/, `integrity="${next.integrity}"`);
  });
}

function block(id: string): RegExp {
  return new RegExp(`(<script type="application/json" id="${id}">)(.*?)(</script>)`, 's');
}

function readBlock<Value>(html: string, id: string): Value {
  const text = block(id).exec(html)?.[2];
  if (!text) throw new Error(`The document has no block "${id}"`);
  return JSON.parse(text);
}

function withBlock(html: string, id: string, value: unknown): string {
  const json = JSON.stringify(value).replaceAll('<', '\\u003c');
  return html.replace(block(id), (_all, open, _old, close) => open + json + close);
}
