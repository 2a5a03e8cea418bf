import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DOCUMENT_BLOCKS } from '@site/contracts/federation/documents';
import { PreviewKey } from '@site/contracts/federation/preview';
import { decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import { documentsFolder } from '../product/compose/composeSite';
import { changeSite, type DeliveryContext } from '../product/deploy/deploy';
import { deployRelease } from '../product/deploy/deployRelease';
import { openPreviews } from '../product/deploy/previews';
import { keysFile } from '../product/signing/keys';
import { type FilledStore, filledStore, RELEASES_URL, storeRemote, wholeSite } from '../testing/fixtures';
import { makePreview, type PreviewOptions } from './makePreview';
import { previewSigner } from './previewKey';
import { revoke } from './revoke';

const HOUR_MS = 60 * 60 * 1000;

let filled: FilledStore;
let policy: string;
let context: DeliveryContext;
let publicKey: KeyObject;
let pem: string;
let now = new Date('2026-03-01T12:00:00Z');

beforeEach(async () => {
  now = new Date('2026-03-01T12:00:00Z');
  filled = await filledStore();
  policy = await mkdtemp(path.join(tmpdir(), 'policy-'));
  context = { ...filled.context, policyFolder: policy, now: () => now };
  ({ publicKey, pem } = newKey());
  await trust(['aurora']);
  await storeRemote(filled.store, 'mfe-games', '1.5.0-rc.1');
  await changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));
});
afterEach(() => rm(policy, { recursive: true }));

function newKey() {
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return {
    publicKey: pair.publicKey,
    pem: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  };
}

async function trust(merchants: string[]): Promise<void> {
  const key = PreviewKey.parse(publicKey.export({ format: 'jwk' }));
  await writeFile(keysFile(policy), JSON.stringify({ releases: [], previews: [{ merchants, key }] }));
}

async function preview(options: Partial<PreviewOptions> = {}) {
  const merchant = options.merchant ?? 'aurora';
  const signer = await previewSigner({ SITE_PREVIEW_KEY: pem }, policy, merchant);
  return makePreview(context, signer, {
    merchant,
    component: 'mfe-games',
    release: '1.5.0-rc.1',
    lifeMs: 24 * HOUR_MS,
    site: 'http://aurora.localhost:8080',
    path: '/m/home',
    ...options,
  });
}

const live = async () => {
  const deployment = await context.deployments.live('aurora');
  const read = async (file: string) =>
    (
      await context.store.readFile(`${documentsFolder('aurora', deployment?.documents ?? '')}/${file}`)
    )?.toString();
  return {
    number: deployment?.number,
    home: await read('home.html'),
    site: JSON.parse((await read('site.json')) ?? ''),
  };
};

it('makes a link that the keys of the document prove, with release, manifest and end @FD-077', async () => {
  const { link, id, until } = await preview();
  const url = new URL(link);
  expect(url.origin + url.pathname).toBe('http://aurora.localhost:8080/m/home');
  const token = url.searchParams.get('preview') ?? '';
  expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'ES256', typ: 'site-preview' });
  const { payload } = await jwtVerify(token, publicKey, { currentDate: now, audience: 'aurora' });
  expect(payload).toEqual({
    jti: id,
    aud: 'aurora',
    remote: 'mfe_games',
    release: '1.5.0-rc.1',
    manifest: `${RELEASES_URL}/mfe-games/1.5.0-rc.1/mf-manifest.json`,
    integrity: expect.stringMatching(/^sha384-/),
    exp: Date.parse('2026-03-02T12:00:00Z') / 1000,
  });
  expect(until).toBe('2026-03-02T12:00:00.000Z');
  const { home } = await live();
  const { x } = PreviewKey.parse(publicKey.export({ format: 'jwk' }));
  expect(home).toContain(`id="${DOCUMENT_BLOCKS.previewKeys}">[{"kty":"EC","crv":"P-256","x":"${x}"`);
});

it('writes down who made it, without the link, and changes nothing for others @FD-077', async () => {
  const before = await live();
  const { id, link } = await preview();
  expect(await openPreviews(context.store, 'aurora', now)).toEqual([
    {
      id,
      component: 'mfe-games',
      release: '1.5.0-rc.1',
      by: 'tester',
      at: now.toISOString(),
      until: '2026-03-02T12:00:00.000Z',
      revoked: false,
    },
  ]);
  const kept = await context.store.readFile(`previews/aurora/${id}.json`);
  expect(kept?.toString()).not.toContain(new URL(link).searchParams.get('preview')?.split('.')[2]);
  expect(await live()).toEqual(before);
});

it('takes a link back by site.json, until it would have ended @FD-077', async () => {
  const [{ id }, other] = [await preview(), await preview()];
  expect((await live()).site.revokedPreviews).toBeUndefined();
  expect((await revoke(context, 'aurora', id)).deployment?.number).toBe(2);
  expect((await live()).site.revokedPreviews).toEqual([id]);
  // Done again, it changes nothing.
  expect((await revoke(context, 'aurora', id)).deployment).toBeUndefined();
  await expect(revoke(context, 'aurora', 'another-one')).rejects.toThrow(
    `There is no preview "another-one" of aurora: those that work are`,
  );
  await expect(revoke(context, 'aurora', '../../x')).rejects.toThrow(other.id);
  now = new Date('2026-03-09T12:00:00Z');
  await deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.5.0-rc.1' });
  expect((await live()).site.revokedPreviews).toBeUndefined();
});

it.each<[string, Partial<PreviewOptions>, string]>([
  ['a release that is not there', { release: '9.9.9' }, 'stored are 1.0.0, 1.5.0-rc.1.'],
  ['the host', { component: 'host-shell', release: '1.0.0' }, 'host-shell cannot be previewed'],
  ['a remote that the merchant has not', { as: 'mfe-vip' }, "aurora's site has no mfe-vip"],
])('refuses %s @FD-077', async (_what, options, words) => {
  await expect(preview(options)).rejects.toThrow(words);
});

it('refuses a component that the policy of the live pages does not allow @FD-077', async () => {
  await storeRemote(filled.store, 'mfe-coral-games', '1.0.0');
  await expect(preview({ component: 'mfe-coral-games', release: '1.0.0', as: 'mfe-games' })).rejects.toThrow(
    "The policy of aurora's pages allows nothing of mfe-coral-games",
  );
});

it('refuses a key that is not trusted, is for another merchant, or is in no document yet @FD-077', async () => {
  await trust(['lagoon']);
  await expect(preview()).rejects.toThrow('which release-policy/keys.json does not trust for aurora');
  ({ publicKey, pem } = newKey());
  await trust(['*']);
  await expect(preview()).rejects.toThrow(
    'they learn it with the next deployment, for example site deploy host-shell@1.0.0 --merchant aurora.',
  );
  await deployRelease(context, 'aurora', { component: 'host-shell', release: '1.0.0' });
  expect(decodeJwt(new URL((await preview()).link).searchParams.get('preview') ?? '').aud).toBe('aurora');
  await expect(previewSigner({}, policy, 'aurora')).rejects.toThrow('SITE_PREVIEW_KEY names no key');
});

it('refuses a release that is not signed where the merchant wants that @FD-077 @FD-079', async () => {
  const { merchantsWith } = await import('../testing/signing');
  const merchantsFolder = await merchantsWith({ signatures: 'required' });
  context = { ...context, merchantsFolder };
  await expect(preview()).rejects.toMatchObject({ code: 'release.unsigned' });
  await rm(merchantsFolder, { recursive: true });
});
