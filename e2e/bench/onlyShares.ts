import { chromium } from '@playwright/test';
import { measuredBrowser } from '../support/browser';
import { measureShares, printShares } from './shares';

/** The part of the bench about shares alone, on a site that runs. */
const browser = await chromium.launch(measuredBrowser);
try {
  printShares(await measureShares(browser, Number(process.env.BENCH_ROUNDS ?? 5)));
} finally {
  await browser.close();
}
