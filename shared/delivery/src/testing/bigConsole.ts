import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consolePage } from '../console/consolePage';
import { startConsole } from '../console/startConsole';
import { wholly } from '../product/deploy/composition';
import { deliveryContext } from '../product/deploy/deploy';
import { folderStore } from '../product/store/folderStore';
import { PROJECT_ROOT } from '../workspace/workspace';
import { RELEASES_URL } from './fixtures';
import { writeMerchants } from './manyMerchants';

/*
 * Serves a console over generated deployments, for its bench and for looking at it:
 * `tsx src/testing/bigConsole.ts <port> [remotes] [merchants]`. Nothing of it is a release that could be loaded.
 */

const [port = '', remoteCount = '1000', merchantCount = '200'] = process.argv.slice(2);
const names = (count: string, name: (index: string) => string) =>
  Array.from({ length: Number(count) }, (_, index) => name(String(index + 1).padStart(4, '0')));
const remotes = names(remoteCount, (index) => `mfe-part-${index}`);
const merchants = names(merchantCount, (index) => `shop-${index}`);

const folder = await mkdtemp(path.join(tmpdir(), 'big-console-'));
const store = folderStore(path.join(folder, 'store'));
const merchantsFolder = path.join(folder, 'merchants');
const context = deliveryContext({ store, merchantsFolder, releasesUrl: RELEASES_URL, by: 'bench' });

await writeMerchants(merchantsFolder, merchants, remotes);
for (const [place, code] of merchants.entries()) {
  await context.deployments.append({
    number: 1,
    merchant: code,
    at: new Date(Date.now() - place * 3_600_000).toISOString(),
    by: place % 3 === 0 ? 'Ann' : 'Bob',
    action: 'deploy',
    changes: [],
    host: '2.0.0',
    remotes: Object.fromEntries(
      remotes.map((remote, index) => {
        const release = `1.${(index + place) % 7}.0`;
        if ((index + place) % 11 !== 0) return [remote, wholly(remote, release)];
        const share = { component: remote, release: '2.0.0-rc.1', traffic: 10, default: false };
        return [remote, [{ component: remote, release, traffic: 90, default: true }, share]];
      }),
    ),
    documents: 'none',
  });
}

const page = await consolePage(store, PROJECT_ROOT);
const { link } = await startConsole(
  {
    delivery: context,
    environment: {},
    page,
    siteOf: (host) => `http://${host}`,
    tellPlatform: async () => undefined,
    onFault: (fault) => process.stderr.write(`${fault instanceof Error ? fault.stack : fault}\n`),
  },
  Number(port),
);
process.stdout.write(`Console  ${link}\n`);
