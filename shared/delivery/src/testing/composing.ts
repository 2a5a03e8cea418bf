import { composeSite } from '../product/compose/composeSite';
import { partsOf } from '../product/deploy/deploy';
import { filledStore, wholeSite } from './fixtures';

/** For the tests of one file: composes sites out of a store that is filled before them and removed after. */
export function composing() {
  let filled: Awaited<ReturnType<typeof filledStore>>;
  beforeAll(async () => {
    filled = await filledStore();
  });
  afterAll(() => filled.remove());

  const compose = async (merchant = 'aurora', composition = wholeSite('1.0.0')) => {
    const parts = await partsOf(filled.context, merchant, composition);
    const site = composeSite(parts);
    return { parts, site, html: (kind: string) => site.files.get(`${kind}.html`)?.toString() ?? '' };
  };
  return { compose, filled: () => filled };
}

/** What a document carries in one of its JSON blocks. */
export const block = (html: string, id: string): unknown =>
  JSON.parse(new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '');

/** The files that a document preloads. */
export const preloads = (html: string) =>
  [
    ...html.matchAll(
      /<link rel="preload" as="(\w+)" href="([^"]+)" crossorigin="anonymous" integrity="([^"]+)">/g,
    ),
  ].map(([, as, href, integrity]) => ({ as, href, integrity }));
