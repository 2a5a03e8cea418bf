import { fileURLToPath } from 'node:url';
import { isWithinCaret } from '@site/contracts/federation/contractRange';
import { readPackage } from './workspace';

interface SharedPackage {
  readonly package: string;
  /** Copies within it are interchangeable: one major version. */
  readonly range: string;
  readonly reason: string;
  /** Holds no state, so several copies do no harm: who needs a newer one brings it. */
  readonly several?: true;
}

const CONTRACTS: SharedPackage = {
  package: '@site/contracts',
  range: '^1.0.0',
  reason: 'or each remote bundles the schemas of its calls again, and the schema library with them',
  several: true,
};

/**
 * The one share policy. What stands here exists once in the page, whoever loads first; everything else is
 * bundled, tree-shaken, by whoever imports it.
 *
 * A facade is shared instead of the library behind it: a shared module is provided whole, so sharing
 * react-router, i18next, zustand or axios themselves would put all of them into the host's first script.
 * Only the facade's own workspace may import its library (.dependency-cruiser.mjs), so the library exists
 * once as well.
 */
export const sharePolicy: Readonly<Record<string, SharedPackage>> = {
  react: { package: 'react', range: '^19.0.0', reason: 'hooks need the one dispatcher' },
  'react/': { package: 'react', range: '^19.0.0', reason: 'or each remote bundles the JSX runtime again' },
  'react-dom': { package: 'react-dom', range: '^19.0.0', reason: 'one event system and one scheduler' },
  'react-dom/': { package: 'react-dom', range: '^19.0.0', reason: 'or `client` brings a second reconciler' },
  '@tanstack/react-query': {
    package: '@tanstack/react-query',
    range: '^5.0.0',
    reason: 'one cache: its client is handed down in a React context',
  },
  '@site/session': {
    package: '@site/session',
    range: '^1.0.0',
    reason: 'one session store: signing in shows everywhere',
  },
  '@site/api': {
    package: '@site/api',
    range: '^1.0.0',
    reason: 'one API client and query client, with axios behind them',
  },
  '@site/i18n': {
    package: '@site/i18n',
    range: '^1.0.0',
    reason: 'one language, with i18next and react-i18next behind it',
  },
  '@site/router': {
    package: '@site/router',
    range: '^1.0.0',
    reason: 'one location, with react-router behind it',
  },
  '@site/contracts/areas/': CONTRACTS,
  '@site/contracts/federation/': CONTRACTS,
  '@site/contracts/http/': CONTRACTS,
  // Of the values those that are large, or schemas: to share a smaller one costs more than the module has.
  '@site/contracts/values/paths': CONTRACTS,
  '@site/contracts/values/values': CONTRACTS,
  '@site/ui/': {
    package: '@site/ui',
    range: '^1.0.0',
    reason: 'toasts and dialogs keep state; by subpath, so that only what is used is loaded',
  },
};

const BY_SUBPATH = ['@site/contracts/', '@site/ui/'];

/**
 * The policy as the federation plugin takes it.
 *
 * @param options Eager in the host alone: there, what it shares is in its first script.
 */
export function sharedModules({ eager }: { eager: boolean }) {
  return Object.fromEntries(
    Object.entries(sharePolicy).map(([request, { package: packageName, range, several = false }]) => [
      request,
      {
        packageName,
        // Of what may exist several times, the very version that the build was made with, or a newer one.
        requiredVersion: several ? `^${installedVersion(packageName)}` : range,
        singleton: !several,
        strictVersion: !several,
        eager,
      },
    ]),
  );
}

/**
 * Whether no host can do without this module. The rest is shared by subpath, so that a host has of it what
 * its own pages use.
 *
 * @param request `react/jsx-runtime`, `@site/ui/Toast`
 */
export function isProvidedByEveryHost(request: string): boolean {
  return !BY_SUBPATH.some((prefix) => request.startsWith(prefix));
}

/** What a remote takes from every host, by package: the range that it needs. */
export function neededOfHost(): Record<string, string> {
  return Object.fromEntries(
    Object.values(sharePolicy)
      .filter(({ several = false }) => !several)
      .map(({ package: packageName, range }) => [packageName, range]),
  );
}

/** @param packageName Of this project. */
function installedVersion(packageName: string): string {
  const folder = new URL(`../../../${packageName.replace('@site/', '')}/`, import.meta.url);
  return readPackage(fileURLToPath(folder)).version;
}

/**
 * Checks one package found in a build against the policy (FD-002).
 *
 * @param version The version found.
 * @returns The range wanted, when the version is outside of it.
 */
export function brokenRange(packageName: string, version: string): string | undefined {
  const shared = Object.values(sharePolicy).find((entry) => entry.package === packageName);
  return shared && !isWithinCaret(shared.range, version) ? shared.range : undefined;
}
