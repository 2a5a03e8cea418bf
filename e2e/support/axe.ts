import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing is told of what is well, and only what plays by itself is fetched again to be looked at. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};

interface Where {
  /** A part of the page, by its selector. */
  readonly within?: string;
  /** Rules that are left out. */
  readonly without?: readonly string[];
}

/** All that a change of theme can break: it changes colours, and nothing else. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong in a page, a line each; empty when all is well. It runs in the page's own document: for
 * all frames it would open a page of its own each time, which takes six times as long, and frames of ours are
 * pages of games, with no document of the site.
 */
export function axeFindings(page: Page, { within, without = [] }: Where = {}): Promise<string[]> {
  return findings(page, (axe) => axe.withTags(RULES).disableRules([...without]), within);
}

/** What axe finds wrong in the colours of a page, or a part of it, that it has looked at whole in another theme. */
export function colourFindings(page: Page, { within }: Pick<Where, 'within'> = {}): Promise<string[]> {
  return findings(page, (axe) => axe.withRules(RULES_OF_COLOURS), within);
}

async function findings(
  page: Page,
  choose: (axe: AxeBuilder) => AxeBuilder,
  within = 'html',
): Promise<string[]> {
  await endTransitions(page);
  // A page that has been looked at has the half megabyte of axe already.
  const isThere = await page.evaluate(() => 'axe' in window);
  const builder = new AxeBuilder({ page, ...(isThere && { axeSource: 'void 0' }) });
  const axe = choose(builder.options(OPTIONS));
  const { violations } = await axe.setLegacyMode().include(within).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/**
 * Colours are measured as they are going to be. A transition ends with a frame, however short it is, and a busy machine
 * draws none for a while: after a change of theme text would have its old colour on the new ground.
 */
const endTransitions = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  });
