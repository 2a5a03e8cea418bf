import { join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where pictures are wanted: `E2E_PICTURES=folder`. */
const FOLDER = process.env.E2E_PICTURES;

/** Takes a picture of a state of a page, for people to look at, where pictures are wanted. */
export async function picture(page: Page, name: string): Promise<void> {
  if (FOLDER) await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}
