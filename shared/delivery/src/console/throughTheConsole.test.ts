import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePorts } from '../processes/ports';
import { consoleOnTest } from '../testing/consoleOnTest';
import { saidBySite } from '../testing/saidBySite';

const ROOT = path.resolve(__dirname, '../../../..');

it('does what `site` asks through it, for the holder of a token @FD-066', async () => {
  const [port = 0] = await freePorts(1);
  const on = await consoleOnTest({ origins: [`http://127.0.0.1:${port}`] });
  const folder = await mkdtemp(path.join(tmpdir(), 'through-'));
  try {
    await on.app.listen({ host: '127.0.0.1', port });
    const SITE_TOKEN = await on.tokenFor('ci', {
      role: 'deployer',
      remotes: ['mfe-games'],
      merchants: ['*'],
    });
    const environment = { SITE_DATA: folder, SITE_API: `http://127.0.0.1:${port}`, SITE_TOKEN };
    const site = (...args: string[]) => saidBySite(args, { root: ROOT, environment });
    const aurora = ['--merchant', 'aurora'];
    expect(await site('deploy', 'mfe-games@1.1.0', ...aurora, '--traffic', '10')).toBe(
      'Live for aurora: mfe-games 1.0.0 → 1.0.0 90 %, 1.1.0 10 % (deployment 2).\n',
    );
    expect(await site('rollback', 'mfe-games', ...aurora, '--reason', 'blank pages')).toContain(
      '(deployment 3)',
    );
    expect(await site('lock', 'mfe-games', ...aurora, '--reason', 'looking')).toContain('(lock-1)');
    await expect(site('deploy', 'mfe-games@1.1.0', ...aurora)).rejects.toMatchObject({ code: 'locked' });
    await expect(site('rollback', 'mfe-auth', ...aurora)).rejects.toMatchObject({ code: 'role.missing' });
    const deployments = await on.context.deployments.history('aurora');
    expect(deployments.map(({ by, action }) => `${action} by ${by}`)).toEqual([
      'rollback by ci',
      'deploy by ci',
      'deploy by tester',
    ]);
  } finally {
    await on.close();
    await rm(folder, { recursive: true });
  }
});
