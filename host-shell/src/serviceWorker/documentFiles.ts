/** A file that a document asks for by itself. */
export interface DocumentFile {
  readonly href: string;
  /** Empty when the document states none. */
  readonly integrity: string;
  /** Without it the page does not start; others it can ask for again. */
  readonly required: boolean;
}

const TAG = /<(?:script|link) [^>]*>/g;

/**
 * The scripts, style sheets and preloads of a composed document, as they stand in its tags. There is no HTML
 * parser in a worker; the tags are written by the composer, with every attribute in double quotes.
 */
export function documentFiles(html: string): DocumentFile[] {
  return [...html.matchAll(TAG)].flatMap(([tag]) => {
    const rel = attribute(tag, 'rel');
    const required = tag.startsWith('<script') || rel === 'stylesheet';
    const href = attribute(tag, 'src') ?? attribute(tag, 'href');
    if (!href || !(required || rel === 'preload')) return [];
    return [{ href, integrity: attribute(tag, 'integrity') ?? '', required }];
  });
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}
