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
  /** Who opens the page; a guest without it. */
  readonly account?: string;
  /** Is there when the module works. */
  readonly content: (page: Page) => Locator;
  /** What the shell and the other remotes show beside the fault: goes there, and comes back. */
  readonly walk: (page: Page) => Promise<void>;
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

export const remoteCases: readonly RemoteCase[] = [
  {
    remote: 'mfe_auth',
    name: 'Account',
    path: '/m/login',
    expose: './LoginPage',
    places: 1,
    content: (page) => page.getByLabel(say.username, { exact: true }),
    walk: async (page) => {
      await back(page);
      await page.getByRole('banner').getByRole('link', { name: say.logIn }).click();
    },
  },
  {
    remote: 'mfe_games',
    name: 'Games',
    path: '/m/home',
    expose: './GameEntrance',
    places: 3,
    content: (page) => page.getByRole('list', { name: say.hotNow }).getByRole('article').first(),
    walk: async (page) => {
      await expect(page.getByRole('region', { name: say.offers }).getByRole('link').first()).toBeVisible();
      await tab(page, say.promotions).click();
      await expect(page.getByRole('article').first()).toBeVisible();
      await tab(page, say.home).click();
    },
  },
  {
    remote: 'mfe_promotions',
    name: 'Promotions',
    path: '/m/activity',
    expose: './PromotionListPage',
    places: 1,
    content: (page) => page.getByRole('article').first(),
    walk: async (page) => {
      await tab(page, say.home).click();
      await games(page);
      await tab(page, say.promotions).click();
    },
  },
  {
    remote: 'mfe_messages',
    name: 'Messages',
    path: '/m/notice',
    expose: './NoticesPage',
    places: 1,
    content: (page) => page.getByRole('list', { name: say.notices }).getByRole('listitem').first(),
    walk: async (page) => {
      await back(page);
      await page.getByRole('button', { name: say.openMenu }).click();
      await page.getByRole('dialog').getByRole('link', { name: say.announcements }).click();
    },
  },
  {
    remote: 'mfe_agent',
    name: 'Agent',
    path: '/m/agent',
    expose: './AgentHomePage',
    places: 1,
    account: 'agent01',
    content: (page) => page.getByRole('region', { name: say.teamToday }),
    walk: async (page) => {
      await back(page);
      await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
      await page.getByRole('dialog').getByRole('button', { name: say.openAgentPage }).click();
    },
  },
];
