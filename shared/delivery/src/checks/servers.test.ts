import { silentProgress } from '../processes/progress';
import type { Machine } from './browser';
import { ensureServers } from './servers';

function machine(options: Partial<Machine>): Machine & { run: jest.Mock } {
  return {
    environment: {},
    isExecutable: () => false,
    canInstallPackages: false,
    ownBrowsers: () => [],
    ...options,
    run: jest.fn(async () => ({ ok: true })),
  };
}

it('takes the servers that are there', async () => {
  const there = ['/usr/sbin/nginx', '/usr/lib/postgresql/15/bin/initdb', '/usr/bin/prometheus'];
  const here = machine({ isExecutable: (file) => there.includes(file), canInstallPackages: true });
  await ensureServers(here, silentProgress);
  expect(here.run).not.toHaveBeenCalled();
});

it('installs nginx with the brotli module, Postgres and Prometheus, where packages can be installed, and starts no service', async () => {
  const here = machine({ canInstallPackages: true });
  await ensureServers(here, silentProgress);
  for (const packages of [['nginx-light', 'libnginx-mod-http-brotli-static'], ['postgresql'], ['prometheus']])
    expect(here.run).toHaveBeenCalledWith('apt-get', expect.arrayContaining(['install', ...packages]), {
      RUNLEVEL: '1',
    });
});

it('says what is not tested where it cannot be installed', async () => {
  const here = machine({});
  const said: string[] = [];
  await ensureServers(here, { ...silentProgress, say: (line) => said.push(line) });
  expect(here.run).not.toHaveBeenCalled();
  expect(said).toEqual([
    expect.stringContaining('Static serving is not tested'),
    expect.stringContaining('on Postgres will fail'),
    expect.stringContaining('by Prometheus are not tested'),
  ]);
});
