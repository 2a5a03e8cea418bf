import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { DiscoveryEntry } from '@site/contracts/discovery';
import { readBlocks, withBlocks, withPreloads } from './composedDocument';
import type { Release } from './release';

/** As the releases' origin answers: any site may load a release. */
export const OPEN_TO_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** What a page is made to believe of one remote. */
export interface Deployment {
  readonly entries: readonly DiscoveryEntry[];
  /** Whose manifests the document carries; the host fetches all others. */
  readonly inlined: readonly Release[];
}

/**
 * The running site with a fault, for one page alone: requests are answered differently on their way, so that
 * nothing of the site is changed and tests can run side by side.
 */
export class FaultySite {
  readonly #page: Page;
  readonly remote: string;
  /** What is really live. */
  readonly live: Release;

  constructor(page: Page, remote: string, live: Release) {
    this.#page = page;
    this.remote = remote;
    this.live = live;
  }

  /** Answers files of a release differently; the answer takes it back. */
  async breakFiles(
    { folder }: Release,
    answer: (route: Route) => Promise<void>,
    files?: readonly string[],
  ): Promise<() => Promise<void>> {
    const matches = ({ href }: URL) =>
      href.startsWith(folder) && (!files || files.includes(href.slice(folder.length)));
    await this.#page.route(matches, answer);
    return () => this.#page.unroute(matches, answer);
  }

  /** Puts a release where the releases' origin has none. */
  async publish({ folder, files }: Release): Promise<void> {
    await this.#page.route(
      ({ href }) => href.startsWith(folder),
      (route) => answerFile(route, files.get(route.request().url().slice(folder.length))),
    );
  }

  /** Composes this page's documents with another deployment of the remote. The answer takes it back. */
  async deploy({ entries, inlined }: Deployment): Promise<() => Promise<void>> {
    const { live, remote } = this;
    const isDocument = (url: URL) => !/\.\w+$/.test(url.pathname) && url.pathname.startsWith('/m/');
    const compose = async (route: Route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const { response, html } = await fetchDocument(route);
      const { discovery, manifests } = readBlocks(html);
      const { [live.entry.url]: _, ...others } = manifests;
      const known = Object.fromEntries(inlined.map(({ entry, manifestText }) => [entry.url, manifestText]));
      const microFrontends = { ...discovery.microFrontends, [`site/${remote}`]: [...entries] };
      const body = withBlocks(preloading(html, live, inlined[0]), {
        discovery: { ...discovery, microFrontends },
        manifests: { ...others, ...known },
      });
      await route.fulfill({ response, body });
    };
    await this.#page.route(isDocument, compose);
    return () => this.#page.unroute(isDocument, compose);
  }
}

/** As a document is composed: it preloads from the manifest that it carries. */
function preloading(html: string, live: Release, release: Release | undefined): string {
  return withPreloads(html, live.folder, (file) => {
    const integrity = release?.manifest.metaData.integrity[file];
    return release && integrity ? { href: release.folder + file, integrity } : undefined;
  });
}

async function fetchDocument(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  // Node does not resolve a merchant's host name as browsers do.
  url.hostname = '127.0.0.1';
  const response = await route.fetch({ url: url.href, headers: { ...route.request().headers(), host } });
  return { response, html: await response.text() };
}

/** Answers bytes as the releases' origin would, or that it has none. */
export async function answerFile(route: Route, bytes: Buffer | undefined): Promise<void> {
  const { pathname } = new URL(route.request().url());
  await route.fulfill(
    bytes
      ? { headers: OPEN_TO_ALL, contentType: CONTENT_TYPES[path.extname(pathname)] ?? '', body: bytes }
      : { status: 404, headers: OPEN_TO_ALL, contentType: 'text/plain', body: 'There is no such file.' },
  );
}
