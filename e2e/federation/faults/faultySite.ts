import path from 'node:path';
import type { Page, Route } from '@playwright/test';
import {
  type DiscoveryDocument,
  type DiscoveryEntry,
  LIVE_SITE_PATH,
} from '@site/contracts/federation/discovery';
import { AS_BROWSERS_DO } from '../../support/platformAnswer';
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
  readonly remote: string;
  /** What is really live. */
  readonly live: Release;
  readonly entries: readonly DiscoveryEntry[];
  /** Whose manifests the document carries; the host fetches all others. */
  readonly inlined: readonly Release[];
}

/**
 * The running site with faults, for one page alone: requests are answered differently on their way, so that
 * nothing of the site is changed and tests can run side by side.
 */
export class FaultySite {
  readonly #page: Page;
  readonly #deployed = new Set<Deployment>();

  constructor(page: Page) {
    this.#page = page;
  }

  /** Answers files of a release differently; the answer takes it back, for requests that come later. */
  async breakFiles(
    { folder }: Release,
    answer: (route: Route) => Promise<void>,
    files?: readonly string[],
  ): Promise<() => void> {
    const matches = (url: URL) => {
      const address = plainAddress(url);
      return address.startsWith(folder) && (!files || files.includes(address.slice(folder.length)));
    };
    let healed = false;
    await this.#page.route(matches, (route) => (healed ? route.fallback() : answer(route)));
    return () => {
      healed = true;
    };
  }

  /** Puts a release where the releases' origin has none. */
  async publish({ folder, files }: Release): Promise<void> {
    await this.#page.route(
      ({ href }) => href.startsWith(folder),
      (route) => {
        const address = plainAddress(new URL(route.request().url()));
        return answerFile(route, files.get(address.slice(folder.length)));
      },
    );
  }

  /** Composes this page's documents with another deployment of a remote. The answer takes it back. */
  async deploy(deployment: Deployment): Promise<() => void> {
    if (this.#deployed.size === 0) {
      await this.#page.route(isPage, (route) => this.#answerPage(route));
      await this.#page.route(isLiveSite, (route) => this.#answerLiveSite(route));
    }
    this.#deployed.add(deployment);
    return () => this.#deployed.delete(deployment);
  }

  async #answerPage(route: Route): Promise<void> {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await fetchFromEdge(route);
    const html = await response.text();
    const { discovery, manifests } = readBlocks(html);
    const known = { ...manifests };
    let preloading = html;
    for (const { live, inlined } of this.#deployed) {
      delete known[live.entry.url];
      for (const { entry, manifestText } of inlined) known[entry.url] = manifestText;
      preloading = withOtherPreloads(preloading, live, inlined[0]);
    }
    const blocks = { discovery: this.#withEntries(discovery), manifests: known };
    await route.fulfill({ response, body: withBlocks(preloading, blocks) });
  }

  async #answerLiveSite(route: Route): Promise<void> {
    const response = await fetchFromEdge(route);
    const { host, discovery } = await response.json();
    await route.fulfill({ response, json: { host, discovery: this.#withEntries(discovery) } });
  }

  #withEntries(discovery: DiscoveryDocument): DiscoveryDocument {
    const microFrontends = { ...discovery.microFrontends };
    for (const { remote, entries } of this.#deployed) microFrontends[`site/${remote}`] = [...entries];
    return { ...discovery, microFrontends };
  }
}

/** As the manifest has it: a file that is asked for anew has a query. */
function plainAddress({ origin, pathname }: URL): string {
  return origin + pathname;
}

const isPage = ({ pathname }: URL) => pathname.startsWith('/m/') && path.extname(pathname) === '';
const isLiveSite = ({ pathname }: URL) => pathname === LIVE_SITE_PATH;

/** As a document is composed: it preloads from the manifest that it carries. */
function withOtherPreloads(html: string, live: Release, release: Release | undefined): string {
  return withPreloads(html, live.folder, (file) => {
    const integrity = release?.manifest.metaData.integrity[file];
    return release && integrity ? { href: release.folder + file, integrity } : undefined;
  });
}

function fetchFromEdge(route: Route) {
  const url = new URL(route.request().url());
  const { host } = url;
  // Node does not resolve a merchant's host name as browsers do.
  url.hostname = '127.0.0.1';
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), host }, ...AS_BROWSERS_DO });
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
