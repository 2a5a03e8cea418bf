import type { Browser, Page } from '@playwright/test';
import { PATHS } from '@site/contracts/values/paths';
import { hideLoginPopup } from '../../support/loginPopup';
import { newPhone, visit } from '../measureHome';
import { type Figures, figuresOf } from '../report';

/** One way to put the site together, running. */
export interface Subject {
  readonly title: string;
  /** Of its home. */
  readonly url: string;
  /** Puts another release of one remote live. */
  release(): Promise<void>;
  /** Puts the one before it live. */
  rollBack(): Promise<void>;
}

/** What somebody has of a site who comes, goes on to another page, and comes again after a release. */
export interface Visits {
  readonly cold: Figures;
  /** From the press on a link of a quiet home to the paint of what that page shows, in ms. */
  readonly otherPage: number;
  /** After the release of one remote. What the browser has kept is no exchange of it. */
  readonly again: Figures;
}

/** Measures the visits of one phone to one subject. The release is rolled back after them. */
export async function measureVisits(browser: Browser, subject: Subject): Promise<Visits> {
  const context = await newPhone(browser);
  await context.addInitScript(hideLoginPopup);
  try {
    const { page, measurement } = await visit(context, subject.url);
    const otherPage = await timeToPromotions(page);
    await page.close();
    await subject.release();
    const { measurement: next } = await visit(context, subject.url);
    const fetched = next.exchanges.filter(({ bytes }) => bytes > 0);
    return {
      cold: figuresOf(measurement),
      otherPage,
      again: figuresOf({ ...next, exchanges: fetched }),
    };
  } finally {
    await context.close();
    await subject.rollBack();
  }
}

declare global {
  interface Window {
    /** In ms from the press; undefined until it is there. */
    otherPagePainted?: number;
  }
}

/**
 * Presses the link of the bar to promotions, and waits for the paint that has them.
 *
 * @throws Error when they do not come.
 */
async function timeToPromotions(page: Page): Promise<number> {
  const path = PATHS.promotions;
  await page.evaluate(
    (to) => {
      // Home has articles too, none of which leads to a promotion.
      const isThere = () =>
        location.pathname === to.path &&
        document.querySelector(`#root article a[href^="${to.article}"]`) !== null;
      const look = (pressedAt: number) => {
        requestAnimationFrame((now) => {
          if (!isThere()) look(pressedAt);
          // The frame that draws it begins.
          else window.otherPagePainted = now - pressedAt;
        });
      };
      addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true });
    },
    { path, article: PATHS.promotion },
  );
  await page.locator(`nav a[href="${path}"]`).last().click();
  const painted = await page.waitForFunction(() => window.otherPagePainted);
  return (await painted.jsonValue()) ?? Number.NaN;
}
