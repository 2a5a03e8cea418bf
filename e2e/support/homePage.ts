import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from './words';

const FIGURES = /[\d,]+\.\d{2}/;

/** Home as a player sees it. */
export class HomePage {
  readonly #page: Page;
  readonly #say: Words;

  constructor(page: Page, say: Words) {
    this.#page = page;
    this.#say = say;
  }

  /** Every slot of home is there and filled. */
  async isWhole(): Promise<void> {
    const page = this.#page;
    const say = this.#say;
    await expect(page.getByRole('region', { name: say.offers }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('region', { name: say.notices }).getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: say.jackpot })).toBeVisible();
    await expect(page.getByRole('tab', { name: say.hot, exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.getByRole('group', { name: say.providers }).getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('list', { name: say.hotNow }).getByRole('article').first()).toBeVisible();
    const winners = page.getByRole('region', { name: say.winners });
    await winners.scrollIntoViewIfNeeded();
    expect(await winners.getByRole('button').count()).toBeGreaterThanOrEqual(5);
    await page.evaluate(() => window.scrollTo(0, 0));
  }

  balanceChip(): Locator {
    return this.#page.getByRole('banner').getByRole('button', { name: FIGURES });
  }

  /** The figures of the header's balance, without the currency. */
  async balance(): Promise<string> {
    const text = await this.balanceChip().textContent();
    return FIGURES.exec(text ?? '')?.[0] ?? '';
  }
}
