import type { Progress } from '../processes/progress';
import type { Machine } from './browser';

const PROGRAMS = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'];
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
/** At which Debian starts no service that it installs: the tests start their own. */
const NO_SERVICES = { RUNLEVEL: '1' };

/**
 * Looks for nginx, which the tests of static serving start, and installs it where that can be done. Without it
 * those tests are left out, and say so.
 */
export async function ensureNginx(machine: Machine, progress: Progress): Promise<void> {
  if (PROGRAMS.some((file) => machine.isExecutable(file))) return;
  if (!machine.canInstallPackages) {
    progress.say(`Static serving is not tested: there is no nginx here (Debian: ${PACKAGES.join(', ')}).`);
    return;
  }
  await progress.step(`Install a web server: apt-get install ${PACKAGES.join(' ')}`, async () => {
    await machine.run('apt-get', ['update', '-q'], NO_SERVICES);
    const options = ['-q', '--yes', '--no-install-recommends'];
    await machine.run('apt-get', ['install', ...options, ...PACKAGES], NO_SERVICES);
  });
}
