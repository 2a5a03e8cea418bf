/** The document of a home that all peers have, with what differs left out. */
export interface HomeDocument {
  /** Slots that a phone shows first: `mfe_games./Jackpot`. */
  readonly firstScreen: readonly string[];
  /** With the tags that load a peer's files. */
  withTags(tags: readonly string[]): string;
}

/**
 * The composed document of home without what makes it ours: its first view, manifests, preloads and the host's files. What
 * asks the platform early stays: each peer could do that.
 *
 * @param edgePort Of the site that runs.
 */
export async function readHomeDocument(edgePort: number, merchantHost: string): Promise<HomeDocument> {
  const composed = await fetch(`http://127.0.0.1:${edgePort}/`, { headers: { host: merchantHost } });
  const html = await composed.text();
  const bare = html
    .replace(/<link rel="(?:preload|preconnect)"[^>]*>\n?/g, '')
    .replace(/<(?:script|link)[^>]* (?:src|href)="\/host-shell\/[^"]*\/main\.[^>]*>(?:<\/script>)?\n?/g, '')
    .replace(/<div id="first-view".*?(?=<div id="root">)/s, '')
    .replace(/(<script[^>]*id="manifests"[^>]*>).*?(<\/script>)/s, '$1{}$2');
  return {
    firstScreen: homeSlots(html).slice(0, firstScreenSlots(html)),
    withTags: (tags) => bare.replace('</head>', () => `${tags.join('\n')}\n</head>`),
  };
}

function homeSlots(html: string): readonly string[] {
  const block = /<script[^>]*id="merchant"[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  return (JSON.parse(block) as { home?: string[] }).home ?? [];
}

/** As many slots as the composed document preloads the scripts of. */
function firstScreenSlots(html: string): number {
  return new Set([...html.matchAll(/rel="preload"[^>]*__federation_expose_(\w+)/g)].map(([, name]) => name))
    .size;
}
