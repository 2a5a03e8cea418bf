import { logIn } from '../support/logIn';
import { expect, test } from '../support/test';
import { words } from '../support/words';

/** What of the federation runtime's books this test reads: who provides a shared module, and who took it. */
interface SharedCopy {
  readonly from: string;
  readonly loaded?: boolean;
  readonly useIn: readonly string[];
}

type ShareScope = Record<string, Record<string, SharedCopy>>;

declare global {
  interface Window {
    __FEDERATION__?: { __INSTANCES__: { name: string; shareScopeMap: { default?: ShareScope } }[] };
  }
}

const SINGLETONS = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  '@site/session',
  '@site/api',
  '@site/i18n',
  '@site/router',
];

const BUILDS = ['host_shell', 'mfe_agent', 'mfe_auth', 'mfe_games', 'mfe_messages', 'mfe_promotions'];

test('six builds carry React and the session store, and one copy of each is in the page', {
  tag: ['@FD-006', '@FD-008'],
}, async ({ page, language }) => {
  const say = words[language];
  await page.goto('/m/login');
  await logIn(page, say, 'agent01');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: say.promotions }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: say.invite }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: say.openAgentPage }).click();
  // A contract waits for the agent; what is below its alert no role finds.
  const waiting = page.getByRole('alertdialog', { name: say.dailyContractReady });
  await waiting.getByRole('button', { name: say.cancel, exact: true }).click();
  await expect(page.getByRole('region', { name: say.teamToday })).toBeVisible();

  const shared = await page.evaluate((names) => {
    const instances = window.__FEDERATION__?.__INSTANCES__ ?? [];
    const scopes = instances.map(({ shareScopeMap }) => shareScopeMap.default ?? {});
    return names.map((name) => {
      const copies = scopes.flatMap((scope) => Object.values(scope[name] ?? {}));
      return {
        name,
        loadedFrom: [...new Set(copies.filter(({ loaded }) => loaded).map(({ from }) => from))],
        usedIn: [...new Set(copies.flatMap(({ useIn }) => useIn))],
      };
    });
  }, SINGLETONS);

  for (const { name, loadedFrom } of shared) expect.soft(loadedFrom, name).toEqual(['host_shell']);
  const usersOf = (name: string) => shared.find((each) => each.name === name)?.usedIn ?? [];
  expect(usersOf('react')).toEqual(expect.arrayContaining(BUILDS));
  expect(usersOf('@site/session')).toEqual(expect.arrayContaining(['host_shell', 'mfe_auth']));
});
