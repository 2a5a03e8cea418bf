import { manifestUrl, someIntegrity } from '../testing';
import { trustFiles, trustHostFiles } from './integrity';
import { integrityPlugin } from './plugin';

const url = manifestUrl('mfe_auth', '1.0.0');
const entry = new URL('remoteEntry.js', url).href;

beforeEach(() => trustFiles(url, { 'remoteEntry.js': someIntegrity }));

it.each(['createScript', 'createLink'] as const)('%s answers an element with integrity @FD-032', (hook) => {
  const element = integrityPlugin[hook]?.({ url: entry, attrs: {} } as never);
  expect(element).toMatchObject({ integrity: someIntegrity, crossOrigin: 'anonymous' });
});

it.each(['createScript', 'createLink'] as const)(
  '%s refuses a file that no manifest names @FD-032',
  (hook) => {
    expect(() => integrityPlugin[hook]?.({ url: `${entry}.map`, attrs: {} } as never)).toThrow(
      /in no manifest/,
    );
  },
);

it('gives the host’s own later files the integrity of the document @FD-032', () => {
  trustHostFiles({ '/host-shell/1.0.0/598.js': someIntegrity });
  const script = integrityPlugin.createScript?.({
    url: new URL('/host-shell/1.0.0/598.js', document.baseURI).href,
    attrs: {},
  } as never);
  expect(script).toMatchObject({ integrity: someIntegrity, crossOrigin: 'anonymous' });
});

it('trusts nothing for a block that is none', () => {
  expect(() => trustHostFiles({ '/host-shell/1.0.0/599.js': 'sha1-x' })).not.toThrow();
  expect(() =>
    integrityPlugin.createScript?.({ url: 'http://localhost/host-shell/1.0.0/599.js' } as never),
  ).toThrow();
});
