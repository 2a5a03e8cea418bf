import type { PreviewClaims } from '@site/contracts/federation/preview';
import { screen } from '@testing-library/react';
import { activePreview, setPreviewed } from '../federation/discovery/previewed';
import { deployRemotes, sourcesOf } from '../federation/discovery/remotes';
import { discoveryDocument, discoveryEntry, integrityOf, manifest, manifestUrl } from '../federation/testing';
import { acceptInlinedManifests } from '../federation/trust/manifests';
import { renderShell } from '../testing/renderShell';
import { askedPreviews, hidePreviewParameter } from './askedPreview';
import { PreviewBar } from './PreviewBar';
import { takePreview } from './takePreview';
import { previewSigner, someClaims } from './testing';

const text = JSON.stringify(manifest('mfe_games', '1.5.0-rc.1'));
let signer: Awaited<ReturnType<typeof previewSigner>>;
let revokedPreviews: string[];
let isOnline: boolean;

beforeAll(async () => {
  signer = await previewSigner();
});

beforeEach(() => {
  sessionStorage.clear();
  setPreviewed(undefined);
  acceptInlinedManifests({});
  revokedPreviews = [];
  isOnline = true;
  const live = [discoveryEntry('mfe_games', '1.0.0')];
  deployRemotes(new Map([['mfe_games', live]]));
  globalThis.fetch = jest.fn(async (address) => {
    if (!isOnline) throw new TypeError('offline');
    if (address === '/site.json') {
      const discovery = discoveryDocument({ 'site/mfe_games': live });
      return Response.json({ host: '1.0.0', discovery, revokedPreviews });
    }
    return new Response(text);
  });
});

async function open(changes: Partial<PreviewClaims> = {}): Promise<string> {
  const token = await signer.sign(someClaims({ integrity: await integrityOf(text), ...changes }));
  await takePreview([token], [signer.key], 'aurora');
  return token;
}

const shown = () => sourcesOf('mfe_games').map(({ release }) => release);

it('shows the release in this tab, with the live one to fall back to, and keeps the link @FD-077', async () => {
  const token = await open();
  expect(shown()).toEqual(['1.5.0-rc.1', '1.0.0']);
  expect(activePreview()?.entry).toMatchObject({
    deployment: { traffic: 0, default: false },
    extras: { contract: '^1.0.0', exposes: ['./LoginPage'] },
  });
  expect(askedPreviews()).toEqual([token]);
});

it.each<[string, Partial<PreviewClaims>]>([
  ['for another merchant', { aud: 'lagoon' }],
  ['that has ended', { exp: 1 }],
  ['to a remote that the site has not', { remote: 'mfe_club' }],
  [
    'to a folder that the policy does not allow',
    { manifest: 'https://elsewhere.test/mfe_games/1.5.0-rc.1/mf-manifest.json' },
  ],
  ['to a folder beside it', { manifest: manifestUrl('mfe_club', '1.5.0-rc.1') }],
  [
    'out of its folder',
    { manifest: `${manifestUrl('mfe_games', '1.5.0-rc.1')}/../../../mfe_club/1.0.0/mf-manifest.json` },
  ],
  ['to a manifest that has changed', { integrity: `sha384-${'C'.repeat(64)}` }],
  ['to another release than it says', { release: '1.6.0' }],
])('lets nothing happen by a link %s @FD-077', async (_what, changes) => {
  await open(changes);
  expect(shown()).toEqual(['1.0.0']);
  expect(activePreview()).toBeUndefined();
  expect(askedPreviews()).toEqual([]);
});

it('lets nothing happen by a link that was taken back, also in a tab that it was opened in @FD-077', async () => {
  const token = await open();
  setPreviewed(undefined);
  revokedPreviews = [someClaims().jti];
  await takePreview([token], [signer.key], 'aurora');
  expect(shown()).toEqual(['1.0.0']);
  expect(askedPreviews()).toEqual([]);
});

it('lets nothing happen where nobody can say whether it was taken back @FD-077', async () => {
  isOnline = false;
  await open();
  expect(shown()).toEqual(['1.0.0']);
});

it('lets nothing happen on a document without keys @FD-077', async () => {
  const good = await open();
  setPreviewed(undefined);
  await takePreview([good], undefined, 'aurora');
  expect(activePreview()).toBeUndefined();
});

it('goes on with the link that the tab has kept where a wrong one follows @FD-077', async () => {
  const good = await open();
  setPreviewed(undefined);
  window.history.replaceState(null, '', '/m/home?preview=no.link.atall');
  await takePreview(askedPreviews(), [signer.key], 'aurora');
  expect(shown()).toEqual(['1.5.0-rc.1', '1.0.0']);
  hidePreviewParameter();
  expect(askedPreviews()).toEqual([good]);
});

it('takes the link out of the address, and nothing else', () => {
  window.history.replaceState(null, '', '/m/gameList?type=RNG&preview=a.b.c#top');
  expect(askedPreviews()).toEqual(['a.b.c']);
  hidePreviewParameter();
  expect(window.location.href).toMatch(/\/m\/gameList\?type=RNG#top$/);
});

it('says what is shown and until when, and nothing where nothing is @FD-077', async () => {
  const { unmount } = renderShell(<PreviewBar />);
  expect(screen.queryByRole('button')).toBeNull();
  unmount();
  await open();
  renderShell(<PreviewBar />);
  expect(screen.getByText(/Preview until .*\d{2}:\d{2}$/)).toHaveTextContent(/^mfe-games@1\.5\.0-rc\.1/);
  expect(screen.getByRole('button', { name: 'End preview' })).toBeVisible();
});
