import { createHmac } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '../product/store/folderStore';
import { commandFolder } from '../testing/commandFolder';
import { RELEASES_URL, remoteBuild, storeHost } from '../testing/fixtures';
import { serve } from '../testing/http';
import { dataFolder } from '../workspace/dataFolder';
import { localContext, merchantsFolder } from '../workspace/localContext';
import { siteCommand } from './siteCommand';

const ROOT = path.resolve(__dirname, '../../../..');

/** To the second, in UTC. */
const AT = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ';

describe('site', () => {
  let folder: string;

  beforeEach(async () => {
    ({ folder } = await commandFolder());
  });

  afterEach(() => rm(folder, { recursive: true, force: true }));

  const site = async (...args: string[]) => {
    let out = '';
    let error = '';
    const code = await siteCommand(args, {
      root: ROOT,
      environment: { SITE_DATA: folder },
      output: {
        out: (text) => {
          out += text;
        },
        error: (text) => {
          error += text;
        },
      },
    });
    return { code, out, error };
  };

  it('deploys, lists, rolls back and tells what happened @FD-023', async () => {
    expect((await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora')).out).toBe(
      'Live for aurora: mfe-games 1.0.0 → 1.1.0 (deployment 2).\n',
    );
    expect((await site('ls')).out).toMatch(
      new RegExp(`mfe-games +1\\.1\\.0 +released ${AT} +live: aurora since ${AT}\n`),
    );
    expect((await site('rollback', 'mfe-games', '--merchant', 'aurora')).out).toBe(
      'Rolled back for aurora: mfe-games 1.1.0 → 1.0.0 (deployment 3).\n',
    );
    const log = (await site('log', '--merchant', 'aurora', '--limit', '2')).out.trim().split('\n');
    expect(log).toHaveLength(2);
    expect(log[0]).toMatch(/^\d{4}-.*Z +aurora +#3 .* rollback +mfe-games 1\.1\.0 → 1\.0\.0$/);
  });

  it('says in the log that a release is over its budget, and why @FD-078', async () => {
    const store = folderStore(path.join(folder, 'store'));
    const kept = { reason: 'the cup final', over: [{ part: 'entry', bytes: 14_032, budget: 13_600 }] };
    const files = remoteBuild('mfe-games', '1.2.0').set(
      'over-budget.json',
      Buffer.from(JSON.stringify(kept)),
    );
    await store.putFolder('releases/mfe-games/1.2.0', files);
    await site('deploy', 'mfe-games@1.2.0', '--merchant', 'aurora');
    expect((await site('log')).out).toContain(
      'mfe-games 1.0.0 → 1.2.0; mfe-games@1.2.0 is over its budget (entry 14032 of 13600): the cup final\n',
    );
    expect(JSON.parse((await site('log', '--json')).out).deployments[0].overBudget).toEqual([
      { component: 'mfe-games', release: '1.2.0', ...kept },
    ]);
  });

  describe('tells the platform', () => {
    const SECRET = 'a-secret-of-deployments-0123456789';

    async function deployAt(url: string, secrets: Record<string, string> = { RELEASE_SECRET: SECRET }) {
      let error = '';
      const output = {
        out: () => undefined,
        error: (text: string) => {
          error += text;
        },
      };
      const environment = { SITE_DATA: folder, PLATFORM_URL: url, ...secrets };
      const code = await siteCommand(['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora'], {
        root: ROOT,
        environment,
        output,
      });
      return { code, error };
    }

    it('that something else is live, by a signed call', async () => {
      let told: unknown;
      const platform = await serve((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          const { 'x-timestamp': timestamp, 'x-signature': signature } = request.headers;
          const fits =
            createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex') === signature;
          told = [request.method, request.url, JSON.parse(body), fits];
          response.end('{}');
        });
      });
      expect(await deployAt(`http://127.0.0.1:${platform.port}`)).toEqual({ code: 0, error: '' });
      expect(told).toEqual(['POST', '/wps/callbacks/release', { merchant: 'aurora' }, true]);
      await platform.close();
    });

    it('which releases have figures of their own, by its token @FD-047', async () => {
      const TOKEN = 'a-token-of-figures-of-releases-0123456789';
      const told: unknown[] = [];
      const platform = await serve((request, response) => {
        let body = '';
        request.on('data', (chunk) => {
          body += chunk;
        });
        request.on('end', () => {
          told.push([request.method, request.url, request.headers.authorization, JSON.parse(body)]);
          response.writeHead(204).end();
        });
      });
      const url = `http://127.0.0.1:${platform.port}`;
      expect(await deployAt(url, { HEALTH_TOKEN: TOKEN })).toEqual({ code: 0, error: '' });
      await platform.close();
      expect(told).toEqual([
        [
          'PUT',
          '/internal/health/releases',
          `Bearer ${TOKEN}`,
          {
            merchant: 'aurora',
            releases: expect.objectContaining({ host: ['1.0.0'], mfe_games: ['1.1.0', '1.0.0'] }),
          },
        ],
      ]);
    });

    it('and deploys although it cannot be told, which it says', async () => {
      const gone = await serve(() => undefined);
      await gone.close();
      const { code, error } = await deployAt(`http://127.0.0.1:${gone.port}`);
      expect(code).toBe(0);
      expect(error).toMatch(/^The platform at .* was not told \(.*ECONNREFUSED.*\): open pages find/);
    });
  });

  it('puts several releases live at one moment, and takes them back at one', async () => {
    const context = localContext(
      merchantsFolder(ROOT, {}),
      dataFolder(ROOT, { SITE_DATA: folder }),
      RELEASES_URL,
    );
    await storeHost(context.store, '1.1.0');
    const both = ['deploy', 'host-shell@1.1.0', '--with', 'mfe-games@1.1.0', '--merchant', 'aurora'];
    expect((await site(...both)).out).toBe(
      'Live for aurora: host-shell 1.0.0 → 1.1.0, mfe-games 1.0.0 → 1.1.0 (deployment 2).\n',
    );
    const back = ['rollback', 'host-shell', '--with', 'mfe-games', '--merchant', 'aurora'];
    expect((await site(...back)).out).toBe(
      'Rolled back for aurora: host-shell 1.1.0 → 1.0.0, mfe-games 1.1.0 → 1.0.0 (deployment 3).\n',
    );
    await expect(site(...both.with(3, 'mfe-games'))).rejects.toThrow('write remote and release');

    await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora');
    await site(...both);
    expect((await site(...back)).out).toBe(
      'Rolled back for aurora: host-shell 1.1.0 → 1.0.0 (deployment 6).\n' +
        'Not changed since host-shell was, so left as it is: mfe-games.\n',
    );
  });

  it('says since when a release is live, whatever else changed since, and anew after it was away', async () => {
    const since = async (component: string, release: string): Promise<string | undefined> => {
      const { components } = JSON.parse((await site('ls', '--merchant', 'aurora', '--json')).out);
      const found = components.find((one: { component: string }) => one.component === component);
      return found.live.aurora.find((one: { release: string }) => one.release === release)?.since;
    };
    const times = async () =>
      JSON.parse((await site('log', '--merchant', 'aurora', '--json')).out).deployments.map(
        ({ at }: { at: string }) => at,
      );
    await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--traffic', '10');
    await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--traffic', '20');
    const [, tenPercent, first] = await times();
    expect(await since('mfe-games', '1.1.0')).toBe(tenPercent);
    expect(await since('mfe-games', '1.0.0')).toBe(first);
    expect(await since('host-shell', '1.0.0')).toBe(first);
    await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora');
    await site('deploy', 'mfe-games@1.0.0', '--merchant', 'aurora');
    const [newest] = await times();
    expect(await since('mfe-games', '1.0.0')).toBe(newest);
    expect(await since('mfe-games', '1.1.0')).toBeUndefined();
  });

  it('gives a release to a share of the users, and takes it back @FD-019', async () => {
    const share = ['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--traffic', '10'];
    expect((await site(...share)).out).toBe(
      'Live for aurora: mfe-games 1.0.0 → 1.0.0 90 %, 1.1.0 10 % (deployment 2).\n',
    );
    const listed = (await site('ls')).out;
    expect(listed).toMatch(
      new RegExp(`mfe-games +1\\.0\\.0 +released ${AT} +live: aurora 90 % \\(default\\) since ${AT}\n`),
    );
    expect(listed).toMatch(
      new RegExp(`mfe-games +1\\.1\\.0 +released ${AT} +live: aurora 10 % since ${AT}\n`),
    );
    expect((await site('rollback', 'mfe-games', '--merchant', 'aurora')).out).toBe(
      'Rolled back for aurora: mfe-games 1.0.0 90 %, 1.1.0 10 % → 1.0.0 (deployment 3).\n',
    );
  });

  it('goes back over all shares of a release, and writes down who says to have done it @FD-019 @FD-023', async () => {
    const deploy = ['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--by', 'Ann of the night shift'];
    for (const traffic of ['10', '50', '100']) await site(...deploy, '--traffic', traffic);
    const back = ['rollback', 'mfe-games', '--to', '1.0.0', '--merchant', 'aurora', '--by', 'bob'];
    expect((await site(...back, '--reason', 'players see no games')).out).toBe(
      'Rolled back for aurora: mfe-games 1.1.0 → 1.0.0 (deployment 5).\n',
    );
    const { deployments } = JSON.parse((await site('log', '--json')).out);
    expect(deployments.map(({ by }: { by: string }) => by).slice(0, 2)).toEqual([
      'bob',
      'Ann of the night shift',
    ]);
    expect(deployments[0].reason).toBe('players see no games');
  });

  it('verifies the store, and says what is damaged', async () => {
    expect((await site('verify')).out).toMatch(
      /^Whole: \d+ files in \d+ folders are as they were released, and 1 lines of the log follow one another\.\n$/,
    );
    await rm(path.join(folder, 'store/releases/mfe-games/1.0.0/remoteEntry.aa11.js'));
    await expect(site('verify')).rejects.toThrow(
      'releases/mfe-games/1.0.0: remoteEntry.aa11.js is missing.\n1 found.',
    );
    expect((await site('prune', '--dry-run')).out).toMatch(
      /^Kept \d+ that are or were live, and 1 that are younger/,
    );
  });

  it('writes the same as JSON', async () => {
    const deployed = JSON.parse(
      (await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--json')).out,
    );
    const again = JSON.parse((await site('deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--json')).out);
    const listed = JSON.parse((await site('ls', '--json')).out);

    expect(deployed).toMatchObject({
      number: 2,
      changes: [{ component: 'mfe-games', from: '1.0.0', to: '1.1.0' }],
    });
    expect(again).toEqual({ unchanged: true });
    expect(listed.components).toContainEqual({
      component: 'mfe-games',
      releases: ['1.0.0', '1.1.0'],
      releasedAt: { '1.0.0': expect.stringMatching(/Z$/), '1.1.0': expect.stringMatching(/Z$/) },
      live: {
        aurora: [{ release: '1.1.0', traffic: 100, default: true, since: deployed.at }],
        lagoon: [],
      },
    });
  });

  it.each([
    [['deploy', 'mfe-games@2.0.0', '--merchant', 'aurora'], 'stored are 1.0.0, 1.1.0.'],
    [['deploy', 'mfe-games', '--merchant', 'aurora'], 'write remote and release as mfe-games@1.4.0.'],
    [['deploy', 'mfe-games@1.1.0', '--merchant', 'aurea'], 'known are aurora, lagoon.'],
    [
      ['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--traffic', 'half'],
      'give whole per cent, 0 to 100.',
    ],
    [['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--traffic', '101'], 'give whole per cent'],
    [['rollback', 'mfe-games', '--merchant', 'aurora'], 'is the first release that aurora has had.'],
    [['rollback', 'mfe-games', '--merchant', 'aurora', '--to', '0.9.0'], 'it is the first'],
    [['rollback', 'mfe-games', '--merchant', 'aurora', '--by', ' '], '--by " " is no name'],
    [['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--by', 'a\nb'], '--by "a\\nb" is no name'],
    [['rollback', 'games', '--merchant', 'aurora'], 'is neither a remote nor host-shell.'],
    [
      ['release', 'mfe-sample'],
      'There is no "mfe-sample" to release: there are host-shell, mfe-agent, mfe-auth',
    ],
    [['release', 'mfe-games', '--as', 'newest'], '"newest" is no release id: write it as 1.4.0'],
    [
      ['release', 'mfe-sample', '--from', 'docs', '--as', '1.0.0'],
      'mfe-sample: there is no mf-manifest.json in ',
    ],
    [
      ['release', 'vip', '--from', 'docs', '--as', '1.0.0'],
      '"vip" is no remote: their names begin with mfe-.',
    ],
    [['release', 'mfe-games', '--contract', '^1.0.0'], '--contract goes with --from'],
    [['release', 'mfe-games', '--over-budget', ' '], '--over-budget wants a reason'],
    [['release', 'host-shell', '--over-budget', 'big'], 'host-shell has no budgets of a release'],
    [
      ['release', 'mfe-sample', '--from', 'docs', '--contract', '1'],
      '"1" is no contract range: write it as ^1.0.0.',
    ],
    [['prune', '--older-than', 'a month'], 'write days or hours, as 30d or 12h.'],
    [['prune', '--older-than', '3651d'], '--older-than 3651d is too long: at most 3650d.'],
    [['prune', '--older-than', `${'9'.repeat(20)}d`], 'is too long: at most 3650d.'],
    [['prune', '--older-than', '999999999999h'], 'is too long: at most 3650d.'],
    [
      ['deploy', 'mfe-games@1.1.0', '--with', 'mfe-games@1.0.0', '--merchant', 'aurora'],
      'mfe-games@1.1.0 and mfe-games@1.0.0 cannot both be live in the place of mfe-games',
    ],
    [['release', 'mfe-games', '--as', '1.0.0-..'], '"1.0.0-.." is no release id: write it as 1.4.0'],
    [['verify', '--merchant', 'aurea'], 'known are aurora, lagoon.'],
    [['log', '--limit', 'all'], '--limit all is no number of lines'],
    [['ls', '--merchant', 'aurea'], 'known are aurora, lagoon.'],
  ])('refuses `site %j` and says what would be right', async (args, words) => {
    await expect(site(...args)).rejects.toThrow(words);
  });

  it.each([
    [['deploy', 'mfe-games@1.1.0'], "required option '--merchant <code>' not specified"],
    [['publish'], "unknown command 'publish'"],
    [['deploy', 'mfe-games@1.1.0', '--merchant', 'aurora', '--share', '10'], "unknown option '--share'"],
  ])('answers a wrong `site %j` with how it is used, and exit code 2', async (args, words) => {
    const { code, error } = await site(...args);
    expect(code).toBe(2);
    expect(error).toContain(words);
  });

  it.each(['release', 'deploy', 'rollback', 'ls', 'log', 'verify', 'prune', 'nginx'])(
    'has help with examples for %s',
    async (command) => {
      const { code, out } = await site(command, '--help');
      expect(code).toBe(0);
      expect(out).toContain(`  npm run site -- ${command}`);
    },
  );
});
