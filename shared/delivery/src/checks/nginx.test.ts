import { silentProgress } from '../processes/progress';
import type { Machine } from './browser';
import { ensureNginx } from './nginx';

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

it('takes the nginx that is there', async () => {
  const here = machine({ isExecutable: (file) => file === '/usr/sbin/nginx', canInstallPackages: true });
  await ensureNginx(here, silentProgress);
  expect(here.run).not.toHaveBeenCalled();
});

it('installs nginx with the brotli module where packages can be installed, and starts no service', async () => {
  const here = machine({ canInstallPackages: true });
  await ensureNginx(here, silentProgress);
  expect(here.run).toHaveBeenLastCalledWith(
    'apt-get',
    expect.arrayContaining(['install', 'nginx-light', 'libnginx-mod-http-brotli-static']),
    { RUNLEVEL: '1' },
  );
});

it('says what is not tested where it cannot be installed', async () => {
  const here = machine({});
  const said: string[] = [];
  await ensureNginx(here, { ...silentProgress, say: (line) => said.push(line) });
  expect(here.run).not.toHaveBeenCalled();
  expect(said).toEqual([expect.stringContaining('Static serving is not tested')]);
});
