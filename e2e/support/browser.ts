import type { BrowserContextOptions, LaunchOptions } from '@playwright/test';

/** The phone that the site is drawn for. */
export const phone = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 2,
  // Tests break files on their way here, and a worker would have copies; journeys/offline.spec.ts has one.
  serviceWorkers: 'block',
} as const satisfies BrowserContextOptions;

/**
 * A picture that waits for its place to be near is fetched when that place is in view, and not a page ahead: what
 * nobody looks at is most of a page's pictures.
 */
const PICTURES_IN_VIEW = ['Unknown', 'Offline', 'Slow2G', '2G', '3G', '4G']
  .map((connection) => `lazyLoadingImageMarginPx${connection}=0`)
  .join(',');

/**
 * How a browser is started whose speed is measured: the one that the test command found. A document that a test has
 * changed on its way comes from no address, so the browser would take this machine's other ports for a foreign network.
 * Without a graphics card one more process that stands in for it is only slower.
 */
export const measuredBrowser = {
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-features=LocalNetworkAccessChecks',
    `--blink-settings=${PICTURES_IN_VIEW}`,
  ],
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
} satisfies LaunchOptions;

/** What draws and what asks the network has no process of its own: a fifteenth less work for the same pages. */
const FEWER_PROCESSES = ['--in-process-gpu', '--enable-features=NetworkServiceInProcess2'];

/** How the browser of a test is started. */
export const launchOptions = {
  ...measuredBrowser,
  args: [...measuredBrowser.args, ...FEWER_PROCESSES],
} satisfies LaunchOptions;

/** The same without pictures, where what is tested has none: they are half of what home costs. */
export const withoutPictures: LaunchOptions = {
  ...launchOptions,
  args: [...launchOptions.args, '--blink-settings=imagesEnabled=false'],
};

/** The same with a whole browser: what has to do with installed apps or push messages is there alone. */
export const wholeBrowser: LaunchOptions = {
  args: launchOptions.args,
  ...(process.env.WHOLE_CHROMIUM_PATH
    ? { executablePath: process.env.WHOLE_CHROMIUM_PATH }
    : { channel: 'chromium' }),
};
