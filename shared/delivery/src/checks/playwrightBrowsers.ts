import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The program is called differently for different processors. */
const WINDOWLESS_PROGRAM = /^(?:chrome-headless-shell|headless_shell)(?:\.exe)?$/;

/**
 * The browsers that the test tool keeps for itself: the one without a window where it has been installed, then
 * the whole one.
 *
 * @param folder A workspace that has Playwright.
 */
export function playwrightBrowsers(folder: string): string[] {
  const playwright = createRequire(path.join(folder, 'package.json'))('@playwright/test');
  const whole: string = playwright.chromium.executablePath();
  return [...windowlessBeside(whole), whole];
}

/**
 * Playwright names the whole browser only. The one without a window lies beside it, in a folder with the same
 * number: `chromium-1255/…/chrome`, `chromium_headless_shell-1255/…/chrome-headless-shell`.
 */
export function windowlessBeside(whole: string): string[] {
  const folder = whole.replace(/([\\/])chromium-(\d+)[\\/].*$/, '$1chromium_headless_shell-$2');
  if (folder === whole || !existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => WINDOWLESS_PROGRAM.test(path.basename(file)))
    .map((file) => path.join(folder, file));
}
