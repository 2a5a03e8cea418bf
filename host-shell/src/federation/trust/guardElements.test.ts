import { manifestUrl, someIntegrity } from '../testing';
import { FederationError } from './faults';
import { guardElements } from './guardElements';
import { trustFiles } from './integrity';

const manifest = manifestUrl('mfe_club', '1.0.0');
const inRelease = (file: string) => new URL(file, manifest).href;

const originals = [HTMLScriptElement.prototype, HTMLLinkElement.prototype].map(
  (prototype) => [prototype, Object.getOwnPropertyDescriptors(prototype)] as const,
);

beforeEach(() => {
  trustFiles(manifest, { 'late.js': someIntegrity, 'late.css': someIntegrity });
  guardElements([new URL('..', manifest).href]);
});

afterEach(() => {
  for (const [prototype, descriptors] of originals) {
    Object.defineProperties(prototype, descriptors);
    if (!('setAttribute' in descriptors)) Reflect.deleteProperty(prototype, 'setAttribute');
  }
});

/** As loaders of bundlers do, by property or by attribute. */
const ways = [
  ['script', 'late.js', (url: string) => Object.assign(document.createElement('script'), { src: url })],
  ['style sheet', 'late.css', (url: string) => Object.assign(document.createElement('link'), { href: url })],
  ['script by attribute', 'late.js', (url: string) => withAttribute('script', 'src', url)],
  ['style sheet by attribute', 'late.css', (url: string) => withAttribute('link', 'HREF', url)],
] as const;

function withAttribute(name: 'script' | 'link', attribute: string, value: string) {
  const element = document.createElement(name);
  element.setAttribute(attribute, value);
  return element;
}

it.each(ways)(
  'gives a %s the integrity of the manifest, whoever makes the element @FD-032',
  (_what, file, make) => {
    const element = make(inRelease(file));
    expect(element).toMatchObject({ integrity: someIntegrity, crossOrigin: 'anonymous' });
    expect('src' in element ? element.src : element.href).toBe(inRelease(file));
  },
);

it.each(ways)('refuses a %s that no manifest names @FD-032', (_what, file, make) => {
  expect(() => make(inRelease(`other-${file}`))).toThrow(FederationError);
  expect(() => make(inRelease(`../1.0.1/${file}`))).toThrow(FederationError);
});

it('finds the integrity of a file that is requested anew', () => {
  const script = document.createElement('script');
  script.src = `${inRelease('late.js')}?again=1`;
  expect(script).toMatchObject({ integrity: someIntegrity });
});

it('leaves what is no release alone', () => {
  const script = document.createElement('script');
  script.src = 'https://apis.google.com/js/api.js';
  script.setAttribute('data-x', 'y');
  expect(script).not.toMatchObject({ integrity: someIntegrity });
  expect(script).toHaveAttribute('data-x', 'y');
});
