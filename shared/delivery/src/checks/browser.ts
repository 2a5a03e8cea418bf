import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import type { Progress } from '../processes/progress';
import { run } from '../processes/run';
import { Refusal } from '../refusal';
import { playwrightBrowsers } from './playwrightBrowsers';

/** Debian's browser without a window. It opens a page that it has not seen in half the time of the whole one. */
const WINDOWLESS_BROWSER = '/usr/bin/chromium-headless-shell';

/** Where systems put a whole browser that the tests can drive, the likeliest first. */
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser without any font cannot draw text; Debian only recommends one. */
const FONTS = 'fonts-liberation';

/** A browser that tests need, and how it is come by. */
interface Wanted {
  /** The environment's word for it. */
  readonly variable: string;
  /** As a person calls it. */
  readonly name: string;
  /** Where it may be, the one to prefer first. */
  places(machine: Machine): readonly string[];
  /** Debian's packages, the one to try first before the one that older releases have. */
  readonly packages: readonly string[];
  /** The test tool's own name of it. */
  readonly own: string;
}

const ANY: Wanted = {
  variable: 'CHROMIUM_PATH',
  name: 'browser',
  places: (machine) => [WINDOWLESS_BROWSER, ...WHOLE_BROWSERS, ...machine.ownBrowsers()],
  packages: ['chromium-headless-shell', 'chromium'],
  own: 'chromium-headless-shell',
};

const WHOLE: Wanted = {
  variable: 'WHOLE_CHROMIUM_PATH',
  name: 'whole browser',
  places: (machine) => [...WHOLE_BROWSERS, ...machine.ownBrowsers().slice(-1)],
  packages: ['chromium'],
  own: 'chromium',
};

/** What finding a browser asks of the machine, so that a test can answer. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  isExecutable(file: string): boolean;
  /** Whether system packages can be installed here. */
  readonly canInstallPackages: boolean;
  /** Where the test tool keeps browsers of its own, the one to prefer first, whether or not they are there. */
  ownBrowsers(): readonly string[];
  run(
    command: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): Promise<{ ok: boolean }>;
}

/**
 * Finds the browser of the end-to-end tests, or installs one and says what it does. It may be one without a
 * window, which has no installed apps and no push messages.
 *
 * @returns Path of the browser's program.
 * @throws Refusal with the remedy when there is none and none can be installed.
 */
export function ensureBrowser(machine: Machine, progress: Progress): Promise<string> {
  return ensure(ANY, machine, progress);
}

/** The same for a whole browser, which the tests of what the other lacks start for themselves. */
export function ensureWholeBrowser(machine: Machine, progress: Progress): Promise<string> {
  return ensure(WHOLE, machine, progress);
}

async function ensure(wanted: Wanted, machine: Machine, progress: Progress): Promise<string> {
  const { variable, name, places, packages, own } = wanted;
  const chosen = machine.environment[variable];
  if (chosen) {
    if (machine.isExecutable(chosen)) return chosen;
    throw new Refusal(
      `${variable} is ${chosen}, which is no program: set it to a Chromium or Chrome, or unset it.`,
    );
  }
  const find = () => places(machine).find((file) => machine.isExecutable(file));
  const found = find();
  if (found) return found;

  if (machine.canInstallPackages) {
    await progress.step('Look for packages: apt-get update', () => machine.run('apt-get', ['update', '-q']));
    for (const browser of packages) {
      if (find()) break;
      await progress.step(`Install a ${name}: apt-get install ${browser} ${FONTS}`, () =>
        machine.run('apt-get', ['install', '-q', '--yes', '--no-install-recommends', browser, FONTS]),
      );
    }
  }
  if (!find()) {
    await progress.step(`Install a ${name}: npx playwright install ${own}`, () =>
      machine.run('npx', ['--no-install', 'playwright', 'install', own]),
    );
  }
  const installed = find();
  if (installed) return installed;
  throw new Refusal(
    `No ${name} was found or could be installed: install Chromium or Chrome and set ${variable} to it.`,
  );
}

/** This machine. @param root The project's folder. */
export function thisMachine(root: string): Machine {
  const cwd = path.join(root, 'e2e');
  return {
    environment: process.env,
    isExecutable,
    canInstallPackages: process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get'),
    ownBrowsers: () => playwrightBrowsers(cwd),
    run: (command, args, environment) =>
      run(command, args, { cwd, env: { DEBIAN_FRONTEND: 'noninteractive', ...environment } }),
  };
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
