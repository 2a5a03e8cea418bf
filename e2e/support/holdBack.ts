import type { Page } from '@playwright/test';

/**
 * Keeps what a page asks for on its way.
 *
 * @param requests As `page.route` takes it. Other routes of theirs answer after that.
 * @param times How many of them; all without it.
 * @returns Lets them go on.
 */
export async function holdBack(page: Page, requests: string | RegExp, times?: number): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    requests,
    async (route) => {
      await held;
      // The page may have left it meanwhile.
      await route.fallback().catch(() => undefined);
    },
    times === undefined ? {} : { times },
  );
  return letGo;
}
