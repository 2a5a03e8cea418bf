import type { Page } from '@playwright/test';

const KIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iphone = (system: string, rest: string) =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${system} like Mac OS X) ${KIT} ${rest}`;

/** What real devices say of themselves. */
export const userAgents = {
  safari: iphone('17_4', 'Version/17.4 Mobile/15E148 Safari/604.1'),
  iosChrome: iphone('17_4', 'CriOS/124.0.6367.88 Mobile/15E148 Safari/604.1'),
  /** In a window of its own, where Safari leaves its name out. */
  homeScreen: iphone('17_4', 'Mobile/15E148'),
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36',
};

/** As if the page had been started from its icon on the home screen. */
export async function startFromHomeScreen(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'standalone', { get: () => true, configurable: true });
  });
}
