import { expect, test } from '../support/test';

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

test('six builds carry React and the session store, and one copy of each is in the page', {
  tag: ['@FD-006', '@FD-030'],
}, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('article').first()).toBeVisible();
  // Parts of all five remotes in one page: home has two, the routes bring the others.
  for (const path of ['/m/activity', '/m/login']) {
    await page.evaluate((to) => {
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  const loaded = await page.evaluate((names) => {
    const scopes = (window.__FEDERATION__?.__INSTANCES__ ?? []).map(
      (instance) => instance.shareScopeMap.default ?? {},
    );
    return names.map((name) => {
      const copies = new Set(
        scopes.flatMap((scope) =>
          Object.entries(scope[name] ?? {})
            .filter(([, copy]) => copy.loaded)
            .map(([version, copy]) => `${version} of ${copy.from}`),
        ),
      );
      return { name, copies: [...copies] };
    });
  }, SINGLETONS);

  for (const { name, copies } of loaded) expect.soft(copies, name).toHaveLength(1);
  for (const { copies } of loaded) expect.soft(copies[0]).toContain('host_shell');
});
