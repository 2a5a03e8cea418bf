import type { Browser } from '@playwright/test';
import { siteOrigin } from '../support/site';
import { SLOW_4G } from './measureHome';

const PHONE = { width: 390, height: 844 };
/** Short words find hundreds of games, so that every pause draws a full page of results. */
const TEXT = 'golden temple of moon';
/** Slower than the pause that begins a search now and then, as people type. */
const LETTER_MS = 180;
const PAUSE_MS = 600;

export interface TypingTimes {
  /** ms from a letter to its next paint, on a processor slowed down four times. */
  readonly median: number;
  readonly longest: number;
  readonly letters: number;
}

/** Measures whether typing in the search over all games ever waits for its results. */
export async function measureTyping(browser: Browser): Promise<TypingTimes> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      localStorage.getItem('language') ?? localStorage.setItem('language', 'EN');
      const times: number[] = [];
      Object.assign(window, { typingTimes: times });
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) if (name === 'keydown') times.push(duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
    });
    await page.goto(`${siteOrigin('aurora')}/m/search`, { waitUntil: 'networkidle' });
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOW_4G.cpuSlowdown });
    await page.getByRole('searchbox').focus();
    for (const [place, letter] of [...TEXT].entries()) {
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForTimeout(place % 3 === 2 ? PAUSE_MS : LETTER_MS);
    }
    await page.waitForTimeout(PAUSE_MS);
    const times = await page.evaluate(() => (window as unknown as { typingTimes: number[] }).typingTimes);
    // Letters that were painted within 16 ms are not reported at all.
    const all = [...times, ...Array<number>(Math.max(0, TEXT.length - times.length)).fill(0)].sort(
      (a, b) => a - b,
    );
    return {
      median: all[Math.floor(all.length / 2)] ?? Number.NaN,
      longest: all.at(-1) ?? Number.NaN,
      letters: TEXT.length,
    };
  } finally {
    await context.close();
  }
}
