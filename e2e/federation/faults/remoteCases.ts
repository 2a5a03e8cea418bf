import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '../../support/words';

const say = words.en;

/** A remote, and where a player meets it. */
export interface RemoteCase {
  readonly remote: string;
  /** As its card says it. */
  readonly name: string;
  readonly path: string;
  readonly expose: string;
  /** How many places of the page are the remote's own. */
  readonly places: number;
  /** Is there when the module works. */
  readonly content: (page: Page) => Locator;
  /** Goes to its page by what any page of the site offers. */
  readonly enter: (page: Page) => Promise<void>;
  /** Goes to what the shell and a remote that works show beside the fault. */
  readonly leave: (page: Page) => Promise<void>;
}

/** Remotes that are broken in one page, and entered one after another. */
export interface Round {
  /** Who opens the page; a guest without it. */
  readonly account?: string;
  readonly remotes: readonly RemoteCase[];
}

const tab = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name });

async function games(page: Page): Promise<void> {
  await expect(page.getByRole('list', { name: say.hotNow }).getByRole('article').first()).toBeVisible();
}

async function back(page: Page): Promise<void> {
  await page.getByRole('button', { name: say.back }).click();
  await expect(page).toHaveURL(/\/m\/home$/);
  await games(page);
}

const auth: RemoteCase = {
  remote: 'mfe_auth',
  name: 'Account',
  path: '/m/login',
  expose: './LoginPage',
  places: 1,
  content: (page) => page.getByLabel(say.username, { exact: true }),
  enter: (page) => page.getByRole('banner').getByRole('link', { name: say.logIn }).click(),
  leave: back,
};

export const gameEntrance: RemoteCase = {
  remote: 'mfe_games',
  name: 'Games',
  path: '/m/home',
  expose: './GameEntrance',
  places: 3,
  content: (page) => page.getByRole('list', { name: say.hotNow }).getByRole('article').first(),
  enter: (page) => tab(page, say.home).click(),
  leave: async (page) => {
    await expect(page.getByRole('region', { name: say.offers }).getByRole('link').first()).toBeVisible();
    await tab(page, say.promotions).click();
    await expect(page.getByRole('article').first()).toBeVisible();
  },
};

export const promotions: RemoteCase = {
  remote: 'mfe_promotions',
  name: 'Promotions',
  path: '/m/activity',
  expose: './PromotionListPage',
  places: 1,
  content: (page) => page.getByRole('article').first(),
  enter: (page) => tab(page, say.promotions).click(),
  leave: async (page) => {
    await tab(page, say.home).click();
    await games(page);
  },
};

export const messages: RemoteCase = {
  remote: 'mfe_messages',
  name: 'Messages',
  path: '/m/notice',
  expose: './NoticesPage',
  places: 1,
  content: (page) => page.getByRole('list', { name: say.notices }).getByRole('listitem').first(),
  enter: async (page) => {
    await page.getByRole('button', { name: say.openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: say.announcements }).click();
  },
  leave: async (page) => {
    // To where it was entered from.
    await page.getByRole('button', { name: say.back }).click();
    await tab(page, say.home).click();
    await games(page);
  },
};

const agent: RemoteCase = {
  remote: 'mfe_agent',
  name: 'Agent',
  path: '/m/agent',
  expose: './AgentHomePage',
  places: 1,
  // A contract that waits to be signed asks over it.
  content: (page) => page.getByRole('region', { name: say.teamToday, includeHidden: true }),
  enter: async (page) => {
    await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: say.openAgentPage }).click();
  },
  leave: back,
};

/** Each remote once, and in each round one that works. */
export const rounds: readonly Round[] = [
  { remotes: [promotions, messages, auth] },
  { account: 'agent01', remotes: [gameEntrance, agent] },
];
