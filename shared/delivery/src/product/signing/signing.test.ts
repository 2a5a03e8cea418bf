import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type FilledStore,
  filledFolder,
  REMOTES,
  remoteBuild,
  storeRemote,
  wholeSite,
} from '../../testing/fixtures';
import { merchantsWith, policyWith, signAs, teamKey } from '../../testing/signing';
import { changeSite, type DeliveryContext, partsOf } from '../deploy/deploy';
import { deployRelease } from '../deploy/deployRelease';
import { readMerchant } from '../discovery/merchants';
import { contentsOf } from '../store/Store';
import { verifySignatures } from '../upkeep/verify';
import { keysFile } from './keys';
import { checkSignatures } from './signatures';

const platformTeam = teamKey('platform', ['*']);
const gamesTeam = teamKey('games', ['mfe-games']);

let filled: FilledStore & { readonly folder: string };
let policy: string;
const made: string[] = [];

beforeEach(async () => {
  filled = await filledFolder();
  policy = await policyWith(platformTeam, gamesTeam);
});
afterEach(async () => {
  await filled.remove();
  for (const folder of [policy, ...made.splice(0)]) await rm(folder, { recursive: true });
});

async function contextWith(settings: object, warn?: (words: string) => void): Promise<DeliveryContext> {
  const merchantsFolder = await merchantsWith(settings);
  made.push(merchantsFolder);
  return { ...filled.context, merchantsFolder, policyFolder: policy, warn };
}

async function signAll(): Promise<void> {
  for (const component of ['host-shell', ...REMOTES])
    await signAs(platformTeam, filled.store, component, '1.0.0');
}

/** Puts another content in the place of a stored release, as somebody who may write to the store could. */
async function swap(release: string, content: string): Promise<void> {
  const files = remoteBuild('mfe-games', content);
  const folder = path.join(filled.folder, 'releases/mfe-games', release);
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
  await writeFile(path.join(folder, 'contents.json'), contentsOf(files));
}

const goLive = (context: DeliveryContext) =>
  changeSite(context, 'aurora', 'deploy', () => wholeSite('1.0.0'));

describe('a merchant that wants signatures @FD-079', () => {
  it('gets releases that are signed, and none that is not', async () => {
    const context = await contextWith({ signatures: 'required' });
    await expect(goLive(context)).rejects.toMatchObject({
      code: 'release.unsigned',
      message: expect.stringMatching(
        /^aurora takes signed releases only\. host-shell@1\.0\.0: it is not signed; .*SITE_SIGNING_KEY/,
      ),
    });
    await signAll();
    expect((await goLive(context))?.number).toBe(1);

    await storeRemote(filled.store, 'mfe-games', '1.1.0');
    const deploy = () => deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.1.0' });
    await expect(deploy()).rejects.toThrow('mfe-games@1.1.0: it is not signed');
    await signAs(gamesTeam, filled.store, 'mfe-games', '1.1.0');
    expect((await deploy())?.number).toBe(2);
  });

  it('gets none that was swapped after it was signed, by deploying or by composing anew', async () => {
    const context = await contextWith({ signatures: 'required' });
    await signAll();
    await storeRemote(filled.store, 'mfe-games', '1.1.0');
    await signAs(gamesTeam, filled.store, 'mfe-games', '1.1.0');
    await goLive(context);
    await swap('1.1.0', '1.1.0-other');
    await expect(
      deployRelease(context, 'aurora', { component: 'mfe-games', release: '1.1.0' }),
    ).rejects.toThrow('mfe-games@1.1.0: it is not what was signed');
    await swap('1.0.0', '1.0.0-other');
    await expect(partsOf(context, 'aurora', wholeSite('1.0.0'))).rejects.toThrow(
      'mfe-games@1.0.0: it is not what was signed',
    );
    const { merchant } = await readMerchant(context.merchantsFolder, 'aurora');
    expect(await verifySignatures(context, merchant)).toEqual({
      faults: [
        { place: 'releases/mfe-games/1.0.0', what: 'it is live for aurora, and it is not what was signed' },
      ],
      isDamage: true,
    });
  });

  it('gets none whose manifest alone was swapped', async () => {
    const context = await contextWith({ signatures: 'required' });
    await signAll();
    const manifest = remoteBuild('mfe-games', '1.0.0', ['GameListPage']).get('mf-manifest.json') ?? '';
    await writeFile(path.join(filled.folder, 'releases/mfe-games/1.0.0/mf-manifest.json'), manifest);
    await expect(goLive(context)).rejects.toThrow('its manifest is not the one that was signed');
  });

  it('gets none that a key of another team has signed, nor one of a key that is trusted no more', async () => {
    const context = await contextWith({ signatures: 'required' });
    await signAll();
    await storeRemote(filled.store, 'mfe-auth', '1.1.0');
    await signAs(gamesTeam, filled.store, 'mfe-auth', '1.1.0');
    await goLive(context);
    await expect(
      deployRelease(context, 'aurora', { component: 'mfe-auth', release: '1.1.0' }),
    ).rejects.toThrow('none of its signatures is by a key that keys.json trusts for it');
    await writeFile(keysFile(policy), JSON.stringify({ releases: [gamesTeam.stated], previews: [] }));
    await expect(partsOf(context, 'aurora', wholeSite('1.0.0'))).rejects.toThrow('by a key that keys.json');
  });

  it('is every merchant under a public host name, whatever is said', async () => {
    const hosts = ['play.aurora.example'];
    await expect(goLive(await contextWith({ hosts }))).rejects.toThrow('takes signed releases only');
    await expect(goLive(await contextWith({ hosts, signatures: 'warn' }))).rejects.toThrow(
      'signatures "warn" is for development, and play.aurora.example is a public host name',
    );
  });
});

it('takes no signature of another release for its own @FD-079', async () => {
  const { store, folder } = filled;
  await signAs(gamesTeam, store, 'mfe-games', '1.0.0');
  const [file = ''] = await store.list('signatures/mfe-games/1.0.0');
  const signature = (await store.readFile(`signatures/mfe-games/1.0.0/${file}`)) ?? Buffer.alloc(0);
  // The very contents, under another name: an old release that would come back as a new one.
  const files = new Map(
    await Promise.all(
      Object.keys(
        JSON.parse((await store.readFile('releases/mfe-games/1.0.0/contents.json'))?.toString() ?? '').files,
      ).map(
        async (name) =>
          [name, (await store.readFile(`releases/mfe-games/1.0.0/${name}`)) ?? Buffer.alloc(0)] as const,
      ),
    ),
  );
  await store.putFolder('releases/mfe-games/9.0.0', files);
  await store.createFile(`signatures/mfe-games/9.0.0/${file}`, signature);
  const keys = { releases: [{ ...gamesTeam.stated, components: ['mfe-games'] }], previews: [] };
  expect((await checkSignatures(store, keys, 'mfe-games', '9.0.0')).fault).toBe('it is not what was signed');
  expect((await checkSignatures(store, keys, 'mfe-games', '1.0.0')).by).toEqual([
    { id: gamesTeam.id, team: 'games' },
  ]);
  expect(folder).toBe(store.folder);
});

it('only tells a merchant that wants to be warned, and says nothing by default @FD-079', async () => {
  const told: string[] = [];
  const warned = await contextWith({ signatures: 'warn' }, (words) => told.push(words));
  expect((await goLive(warned))?.number).toBe(1);
  expect(told).toEqual([
    expect.stringMatching(/^aurora goes on without .*: host-shell@1\.0\.0: it is not signed/),
  ]);
  const { merchant } = await readMerchant(warned.merchantsFolder, 'aurora');
  expect(await verifySignatures(warned, merchant)).toMatchObject({ isDamage: false, faults: { length: 6 } });
  told.length = 0;
  const silent = await contextWith({}, (words) => told.push(words));
  await storeRemote(filled.store, 'mfe-games', '1.1.0');
  await deployRelease(silent, 'aurora', { component: 'mfe-games', release: '1.1.0' });
  expect(told).toEqual([]);
});

it.each([
  ['no JSON', '{', 'keys.json is no JSON'],
  ['a field that nobody knows', { releases: [], previews: [], trusted: true }, 'is wrong at'],
  [
    'a key that is none',
    { releases: [{ ...gamesTeam.stated, publicKey: 'A'.repeat(60) }], previews: [] },
    'of games is no ed25519 key',
  ],
])('refuses keys.json with %s', async (_what, content, words) => {
  await writeFile(keysFile(policy), typeof content === 'string' ? content : JSON.stringify(content));
  await expect(goLive(await contextWith({ signatures: 'required' }))).rejects.toThrow(words);
});
