import { deployRemotes } from '../discovery/remotes';
import { discoveryEntry, manifest, manifestUrl } from '../testing';
import { acceptInlinedManifests } from '../trust/manifests';
import { prefetchRoutes } from './prefetch';

jest.mock('./runtime', () => ({ federation: () => ({ shareScopeMap: {} }) }));

const path = '/m/login';
const route = {
  path,
  remote: 'mfe_auth',
  expose: './LoginPage',
  header: 'none',
  footer: false,
  title: 'titles.login',
  back: 'home',
} as const;

const url = manifestUrl('mfe_auth', '1.0.0');
const address = (file: string) => new URL(file, url).href;
const prefetched = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(({ href }) => href);

beforeEach(() => {
  jest.useFakeTimers();
  acceptInlinedManifests({ [url]: JSON.stringify(manifest('mfe_auth', '1.0.0')) });
  deployRemotes(new Map([['mfe_auth', [discoveryEntry('mfe_auth', '1.0.0')]]]));
  // jsdom knows no requests.
  Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: () => [] });
});
afterEach(() => {
  jest.useRealTimers();
  document.head.replaceChildren();
});

/** Until the page is idle, and the files of the likely pages are known. */
async function settles() {
  prefetchRoutes([route], [path]);
  await jest.advanceTimersByTimeAsync(10_000);
}

it('fetches the files of a likely page once the page is idle, and runs none of them @FD-036', async () => {
  prefetchRoutes([route], [path]);
  expect(prefetched()).toEqual([]);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(prefetched()).toEqual(['remoteEntry.js', 'page.css', 'page.js'].map(address));
  expect(document.querySelector('script')).toBeNull();
});

it.each([
  ['that the document preloads', () => document.head.append(linkTo('page.js'))],
  ['that is on its way as a script', () => document.head.append(scriptAt('page.js'))],
  ['that has run as a script', () => hasFetched('page.js')],
])('fetches no file twice: one %s is left out', async (_what, arrange) => {
  arrange();
  await settles();
  expect(prefetched()).toEqual(['remoteEntry.js', 'page.css'].map(address));
});

function linkTo(file: string) {
  return Object.assign(document.createElement('link'), { rel: 'preload', href: address(file) });
}

function scriptAt(file: string) {
  return Object.assign(document.createElement('script'), { src: address(file) });
}

function hasFetched(file: string) {
  const fetched = (name: string) => (name === address(file) ? [{ name }] : []);
  Object.defineProperty(performance, 'getEntriesByName', { configurable: true, value: fetched });
}
