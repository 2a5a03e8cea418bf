import { accessSync, constants } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Progress } from '../processes/progress';
import { run } from '../processes/run';
import { Refusal } from '../refusal';

/** Where systems put a browser that the tests can drive, the likeliest first. */
const INSTALLED_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What finding a browser asks of the machine, so that a test can answer. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  isExecutable(file: string): boolean;
  /** Whether system packages can be installed here. */
  readonly canInstallPackages: boolean;
  /** Where the test tool keeps a browser of its own, whether or not it is there yet. */
  ownBrowser(): string;
  run(
    command: string,
    args: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ): Promise<{ ok: boolean }>;
}

/**
 * Finds a browser for the end-to-end tests, or installs one and says what it does.
 *
 * @returns Path of the browser's program.
 * @throws Refusal with the remedy when there is none and none can be installed.
 */
export async function ensureBrowser(machine: Machine, progress: Progress): Promise<string> {
  const chosen = machine.environment.CHROMIUM_PATH;
  if (chosen) {
    if (machine.isExecutable(chosen)) return chosen;
    throw new Refusal(
      `CHROMIUM_PATH is ${chosen}, which is no program: set it to a Chromium or Chrome, or unset it.`,
    );
  }
  const find = () => [...INSTALLED_BROWSERS, machine.ownBrowser()].find((file) => machine.isExecutable(file));
  const found = find();
  if (found) return found;

  if (machine.canInstallPackages) {
    await progress.step('Install a browser: apt-get install chromium', async () => {
      await machine.run('apt-get', ['update', '-q']);
      // A browser without any font cannot draw text; Debian only recommends one.
      const packages = ['chromium', 'fonts-liberation'];
      await machine.run('apt-get', ['install', '-q', '--yes', '--no-install-recommends', ...packages]);
    });
  }
  if (!find()) {
    await progress.step('Install a browser: npx playwright install chromium', () =>
      machine.run('npx', ['--no-install', 'playwright', 'install', 'chromium']),
    );
  }
  const installed = find();
  if (installed) return installed;
  throw new Refusal(
    'No browser was found or could be installed: install Chromium or Chrome and set CHROMIUM_PATH to it.',
  );
}

/** This machine. @param root The project's folder. */
export function thisMachine(root: string): Machine {
  const cwd = path.join(root, 'e2e');
  return {
    environment: process.env,
    isExecutable,
    canInstallPackages: process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get'),
    ownBrowser: () => {
      const playwright = createRequire(path.join(cwd, 'package.json'))('@playwright/test');
      return playwright.chromium.executablePath();
    },
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
