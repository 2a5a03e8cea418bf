import { silentProgress } from '../processes/progress';
import { ensureBrowser, ensureWholeBrowser, type Machine } from './browser';

const OWN = '/home/me/.cache/ms-playwright/chromium/chrome';
const OWN_WINDOWLESS = '/home/me/.cache/ms-playwright/chromium_headless_shell/chrome-headless-shell';
const WINDOWLESS = '/usr/bin/chromium-headless-shell';

/** @param installable What each command, by how it ends, puts on the machine. */
function machine(
  present: string[],
  { environment = {}, root = false, installable = {} as Record<string, string> } = {},
) {
  const ran: string[] = [];
  const made: Machine = {
    environment,
    isExecutable: (file) => present.includes(file),
    canInstallPackages: root,
    ownBrowsers: () => [OWN_WINDOWLESS, OWN],
    run: async (command, args) => {
      const line = [command, ...args].join(' ');
      ran.push(line);
      const found = Object.keys(installable).find((end) => line.endsWith(end));
      if (found) present.push(installable[found] ?? '');
      return { ok: found !== undefined };
    },
  };
  return { machine: made, ran };
}

function listeningProgress() {
  const said: string[] = [];
  const progress = {
    ...silentProgress,
    step: <T>(title: string, work: () => Promise<T>) => {
      said.push(title);
      return work();
    },
  };
  return { progress, said };
}

describe('ensureBrowser', () => {
  it.each([
    [
      'the one that is asked for',
      ['/opt/chrome', WINDOWLESS, '/usr/bin/chromium'],
      { CHROMIUM_PATH: '/opt/chrome' },
      '/opt/chrome',
    ],
    ['the one without a window', ['/usr/bin/chromium', WINDOWLESS], {}, WINDOWLESS],
    ['the system’s', ['/usr/bin/google-chrome', OWN_WINDOWLESS, OWN], {}, '/usr/bin/google-chrome'],
    ['the test tool’s own without a window', [OWN, OWN_WINDOWLESS], {}, OWN_WINDOWLESS],
    ['the test tool’s own', [OWN], {}, OWN],
  ])('takes %s', async (_which, present, environment, expected) => {
    const { machine: here, ran } = machine(present, { environment });
    expect(await ensureBrowser(here, silentProgress)).toBe(expected);
    expect(ran).toEqual([]);
  });

  it('installs the system’s without a window where it may, and says so', async () => {
    const installable = { 'chromium-headless-shell fonts-liberation': WINDOWLESS };
    const { machine: here, ran } = machine([], { root: true, installable });
    const { progress, said } = listeningProgress();

    expect(await ensureBrowser(here, progress)).toBe(WINDOWLESS);
    expect(said).toEqual([
      'Look for packages: apt-get update',
      'Install a browser: apt-get install chromium-headless-shell fonts-liberation',
    ]);
    expect(ran.at(-1)).toContain('apt-get install');
  });

  it('installs the system’s whole one where there is none without a window', async () => {
    const installable = { ' chromium fonts-liberation': '/usr/bin/chromium' };
    const { machine: here } = machine([], { root: true, installable });
    const { progress, said } = listeningProgress();

    expect(await ensureBrowser(here, progress)).toBe('/usr/bin/chromium');
    expect(said.at(-1)).toBe('Install a browser: apt-get install chromium fonts-liberation');
  });

  it.each([[true], [false]])('installs the test tool’s own otherwise (as root: %s)', async (root) => {
    const installable = { 'playwright install chromium-headless-shell': OWN_WINDOWLESS };
    const { machine: here } = machine([], { root, installable });
    expect(await ensureBrowser(here, silentProgress)).toBe(OWN_WINDOWLESS);
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

describe('ensureWholeBrowser', () => {
  it.each([
    ['the one that is asked for', ['/opt/chrome', '/usr/bin/chromium'], '/opt/chrome'],
    ['the system’s', [WINDOWLESS, '/usr/bin/chromium', OWN], '/usr/bin/chromium'],
    ['the test tool’s own', [WINDOWLESS, OWN_WINDOWLESS, OWN], OWN],
  ])('takes %s, never one without a window', async (_which, present, expected) => {
    const environment = expected === '/opt/chrome' ? { WHOLE_CHROMIUM_PATH: expected } : {};
    const { machine: here, ran } = machine(present, { environment });
    expect(await ensureWholeBrowser(here, silentProgress)).toBe(expected);
    expect(ran).toEqual([]);
  });

  it('installs the system’s beside one without a window', async () => {
    const installable = { ' chromium fonts-liberation': '/usr/bin/chromium' };
    const { machine: here } = machine([WINDOWLESS], { root: true, installable });
    const { progress, said } = listeningProgress();
    expect(await ensureWholeBrowser(here, progress)).toBe('/usr/bin/chromium');
    expect(said.at(-1)).toBe('Install a whole browser: apt-get install chromium fonts-liberation');
  });
});
