import { silentProgress } from '../processes/progress';
import { ensureBrowser, type Machine } from './browser';

const OWN = '/home/me/.cache/ms-playwright/chromium/chrome';

function machine(present: string[], { environment = {}, root = false, installs = '' } = {}) {
  const ran: string[] = [];
  const made: Machine = {
    environment,
    isExecutable: (file) => present.includes(file),
    canInstallPackages: root,
    ownBrowser: () => OWN,
    run: async (command, args) => {
      ran.push([command, ...args].join(' '));
      if (installs && command === installs) present.push(installs === 'npx' ? OWN : '/usr/bin/chromium');
      return { ok: true };
    },
  };
  return { machine: made, ran };
}

describe('ensureBrowser', () => {
  it.each([
    [
      'the one that is asked for',
      ['/opt/chrome', '/usr/bin/chromium'],
      { CHROMIUM_PATH: '/opt/chrome' },
      '/opt/chrome',
    ],
    ['the system’s', ['/usr/bin/google-chrome', OWN], {}, '/usr/bin/google-chrome'],
    ['the test tool’s own', [OWN], {}, OWN],
  ])('takes %s', async (_which, present, environment, expected) => {
    const { machine: here, ran } = machine(present, { environment });
    expect(await ensureBrowser(here, silentProgress)).toBe(expected);
    expect(ran).toEqual([]);
  });

  it('installs the system’s where it may, and says so', async () => {
    const { machine: here, ran } = machine([], { root: true, installs: 'apt-get' });
    const said: string[] = [];
    const progress = {
      ...silentProgress,
      step: <T>(title: string, work: () => Promise<T>) => {
        said.push(title);
        return work();
      },
    };

    expect(await ensureBrowser(here, progress)).toBe('/usr/bin/chromium');
    expect(said).toEqual(['Install a browser: apt-get install chromium']);
    expect(ran.at(-1)).toContain('apt-get install');
  });

  it('installs the test tool’s own where it may not', async () => {
    const { machine: here } = machine([], { installs: 'npx' });
    expect(await ensureBrowser(here, silentProgress)).toBe(OWN);
  });

  it('says in one line what to do when nothing worked', async () => {
    const { machine: here } = machine([], { root: true });
    await expect(ensureBrowser(here, silentProgress)).rejects.toThrow(
      /^No browser was found .*CHROMIUM_PATH.*\.$/,
    );
  });

  it('refuses a CHROMIUM_PATH that is no program', async () => {
    const { machine: here } = machine([], { environment: { CHROMIUM_PATH: '/nowhere' } });
    await expect(ensureBrowser(here, silentProgress)).rejects.toThrow(
      'CHROMIUM_PATH is /nowhere, which is no program',
    );
  });
});
