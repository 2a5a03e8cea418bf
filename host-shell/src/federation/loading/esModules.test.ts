import { manifest, manifestUrl, someIntegrity } from '../testing';
import { trustFiles } from '../trust/integrity';
import { hasFailedModule, isEsModule, loadVerified } from './esModules';

const url = manifestUrl('mfe_club', '1.0.0');
const release = manifest('mfe_club', '1.0.0');
const esRelease = {
  ...release,
  metaData: {
    ...release.metaData,
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
    integrity: {
      'remoteEntry.js': someIntegrity,
      'assets/page.css': someIntegrity,
      'picture.svg': someIntegrity,
    },
  },
};

const links = () => [...document.head.querySelectorAll('link')];
const settle = (outcome: 'load' | 'error') => {
  for (const link of links()) link.dispatchEvent(new Event(outcome));
};

beforeEach(() => {
  document.head.replaceChildren();
  trustFiles(url, esRelease.metaData.integrity);
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => true }),
  });
});

it('tells ES modules from scripts', () => {
  expect([isEsModule(release), isEsModule(esRelease)]).toEqual([false, true]);
});

it('waits for every script and style sheet of the release, each with its integrity @FD-032 @FD-041', async () => {
  let done = false;
  const loading = loadVerified(esRelease, url).then(() => {
    done = true;
  });
  expect(links().map(({ rel, href }) => [rel, href.split('/').pop()])).toEqual([
    ['modulepreload', 'remoteEntry.js'],
    ['stylesheet', 'page.css'],
  ]);
  for (const link of links()) {
    expect(link.integrity || link.getAttribute('integrity')).toBe(someIntegrity);
    expect(link).toHaveAttribute('crossorigin', 'anonymous');
  }
  await Promise.resolve();
  expect(done).toBe(false);
  settle('load');
  await loading;
});

it('names the file that did not come, and asks for it again the next time @FD-032', async () => {
  const other = manifestUrl('mfe_club', '1.1.0');
  trustFiles(other, esRelease.metaData.integrity);
  const failing = loadVerified(esRelease, other);
  settle('error');
  await expect(failing).rejects.toThrow('mfe_club/1.1.0/');
  expect(links()).toEqual([]);
  expect([hasFailedModule(other), hasFailedModule(url)]).toEqual([true, false]);
  const again = loadVerified(esRelease, other);
  expect(links()).toHaveLength(2);
  settle('load');
  await again;
});

it('loads nothing where the browser cannot check modules @FD-032', async () => {
  Object.defineProperty(HTMLLinkElement.prototype, 'relList', {
    configurable: true,
    get: () => ({ supports: () => false }),
  });
  await expect(loadVerified(esRelease, url)).rejects.toMatchObject({ class: 'integrity' });
  expect(links()).toEqual([]);
});
