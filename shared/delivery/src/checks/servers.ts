import type { Progress } from '../processes/progress';
import type { Machine } from './browser';

/** A server that tests start for themselves. */
interface TestedServer {
  readonly name: string;
  readonly programs: readonly string[];
  /** Debian's. */
  readonly packages: readonly string[];
  /** What is said where it is not there and cannot be installed. */
  readonly without: string;
}

const POSTGRES_VERSIONS = [14, 15, 16, 17, 18, 19];

const SERVERS: readonly TestedServer[] = [
  {
    name: 'web server',
    programs: ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    without: 'Static serving is not tested: there is no nginx here',
  },
  {
    name: 'database server',
    programs: [
      ...POSTGRES_VERSIONS.map((version) => `/usr/lib/postgresql/${version}/bin/initdb`),
      '/usr/local/bin/initdb',
      '/opt/homebrew/bin/initdb',
    ],
    packages: ['postgresql'],
    without: 'The tests of the platform on Postgres will fail: there is no Postgres here',
  },
  {
    name: 'monitoring server',
    programs: ['/usr/bin/prometheus', '/usr/local/bin/prometheus', '/opt/homebrew/bin/prometheus'],
    packages: ['prometheus'],
    without: 'Figures of releases by Prometheus are not tested: there is no Prometheus here',
  },
];

/** At which Debian starts no service that it installs, and Debian's Postgres makes no cluster: tests make their own. */
const NO_SERVICES = { RUNLEVEL: '1' };

/** Looks for the servers that tests start, and installs those that are missing where that can be done. */
export async function ensureServers(machine: Machine, progress: Progress): Promise<void> {
  for (const server of SERVERS) await ensureServer(server, machine, progress);
}

async function ensureServer(
  { name, programs, packages, without }: TestedServer,
  machine: Machine,
  progress: Progress,
): Promise<void> {
  if (programs.some((file) => machine.isExecutable(file))) return;
  if (!machine.canInstallPackages) {
    progress.say(`${without} (Debian: ${packages.join(', ')}).`);
    return;
  }
  await progress.step(`Install a ${name}: apt-get install ${packages.join(' ')}`, async () => {
    await machine.run('apt-get', ['update', '-q'], NO_SERVICES);
    const options = ['-q', '--yes', '--no-install-recommends'];
    await machine.run('apt-get', ['install', ...options, ...packages], NO_SERVICES);
  });
}
