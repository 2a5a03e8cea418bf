import type { Matrix } from '@site/contracts/federation/consoleApi';
import { initI18n } from '@site/i18n';
import { createSiteRouter, RouterProvider } from '@site/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { routes } from '../routes';

const AT = '2026-01-02T03:04:05.000Z';

/** A cell with one release for everybody. */
export const cellOf = (release: string, by = 'Ann') => ({
  parts: [{ release, traffic: 100, default: true, since: AT, by }],
  health: 'well' as const,
});

/** Two remotes and the host, of two merchants. */
export const MATRIX: Matrix = {
  at: '2026-01-03T03:04:05.000Z',
  remotes: ['host-shell', 'mfe-games', 'mfe-auth'],
  merchants: [
    {
      code: 'aurora',
      name: 'Aurora',
      number: 7,
      cells: [cellOf('1.0.0'), cellOf('1.4.0', 'Bob'), cellOf('1.1.0')],
    },
    { code: 'lagoon', name: 'Lagoon', number: 3, cells: [cellOf('1.0.0'), cellOf('1.3.0'), null] },
  ],
  rules: { number: 0, locks: [], freezes: [] },
};

export const ADMIN = {
  identity: { name: 'Ann', grants: [{ role: 'admin' as const, remotes: ['*'], merchants: ['*'] }] },
};

/** What was asked, and what is answered: by method and path. */
export interface FakeServer {
  readonly asked: { readonly path: string; readonly call: unknown; readonly headers: Headers }[];
  /** A value, or a failure as the server sends it. */
  answer(path: string, value: unknown, failure?: { code: string; message: string }): void;
}

/** Shows the page at an address, against answers that a test gives; those of `values` from the start. */
export async function renderConsole(
  address = '/',
  values: Readonly<Record<string, unknown>> = {},
): Promise<FakeServer> {
  await initI18n({ merchantLanguages: ['en'], merchantDefault: 'en' });
  const answers = new Map<string, object>();
  const asked: { path: string; call: unknown; headers: Headers }[] = [];
  const server: FakeServer = {
    asked,
    answer: (path, value, failure) =>
      answers.set(path, failure ? { success: false, error: failure, value } : { success: true, value }),
  };
  server.answer('matrix', MATRIX);
  server.answer('access/me', ADMIN);
  server.answer('log', { entries: [], more: false });
  server.answer('releases/mfe-games', { component: 'mfe-games', releases: [] });
  server.answer('rehearse/rollback', { expects: 7, becomes: [] });
  for (const [path, value] of Object.entries(values)) server.answer(path, value);
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input), location.origin).pathname.replace('/api/', '');
    const call = init?.body === undefined ? undefined : JSON.parse(String(init.body));
    asked.push({ path, call, headers: new Headers(init?.headers) });
    const answer = answers.get(path);
    if (!answer) throw new TypeError(`${path} is not answered`);
    return { ok: true, status: 200, json: async () => answer, body: null } as unknown as Response;
  };
  window.history.replaceState(null, '', address);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={createSiteRouter(routes)} transitions={false} />
    </QueryClientProvider>,
  );
  return server;
}
