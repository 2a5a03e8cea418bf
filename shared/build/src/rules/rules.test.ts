import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../../../..');
const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

const zod = 'node_modules/zod/index.js';
const zodMini = 'node_modules/zod/mini/index.js';

/** A project in small: each file, and the files that it imports. */
const project: Readonly<Record<string, readonly string[]>> = {
  'host-shell/src/main.ts': ['mfe-a/src/Page.ts', 'shared/ui/src/Button.ts', zodMini],
  'host-shell/src/Menu.ts': ['platform/src/service.ts', 'node_modules/react-router/index.js'],
  'mfe-a/src/Page.ts': ['mfe-b/src/part.ts', 'mfe-a/src/part.ts', 'shared/build/src/tool.mjs'],
  'mfe-a/src/part.ts': ['host-shell/src/Menu.ts', 'node_modules/i18next/index.js'],
  'mfe-a/src/exposes/Page.ts': ['mfe-a/src/helped.ts'],
  'mfe-a/src/helped.ts': ['mfe-a/src/testing.ts'],
  'mfe-a/src/testing.ts': [],
  'mfe-a/src/part.test.ts': ['node_modules/react-router/index.js', 'shared/build/src/tool.mjs'],
  'mfe-b/src/part.ts': [zod, 'node_modules/axios/index.js', 'node_modules/zustand/index.js'],
  'mfe-b/src/ring.ts': ['mfe-b/src/other.ts'],
  'mfe-b/src/other.ts': ['mfe-b/src/ring.ts', 'mfe-b/src/missing.ts'],
  'shared/router/src/index.ts': ['node_modules/react-router/index.js'],
  'shared/session/src/index.ts': ['shared/api/src/index.ts', 'node_modules/zustand/index.js'],
  'shared/api/src/index.ts': ['shared/ui/src/Button.ts', 'shared/contracts/src/areas/games.ts'],
  'shared/ui/src/Button.ts': ['shared/router/src/index.ts'],
  'shared/contracts/src/areas/games.ts': ['shared/contracts/src/http/endpoint.ts'],
  'shared/contracts/src/http/endpoint.ts': ['shared/contracts/src/federation/routes.ts'],
  'shared/contracts/src/federation/routes.ts': [],
  'shared/delivery/src/product/edge.ts': ['shared/delivery/src/cli/siteCommand.ts'],
  'shared/delivery/src/cli/siteCommand.ts': [],
  'shared/delivery/src/cli.ts': ['shared/contracts/src/areas/games.ts', 'platform/src/service.ts'],
  'platform/src/service.ts': ['shared/contracts/src/areas/games.ts', 'shared/ui/src/Button.ts', zod],
  'platform/src/core/clock.ts': ['platform/src/areas/games.ts', 'platform/src/testing/app.ts'],
  'platform/src/areas/games.ts': ['platform/src/core/money.ts', 'platform/src/demo/seed.ts'],
  'platform/src/core/money.ts': [],
  'platform/src/demo/seed.ts': ['platform/src/areas/bets.ts', 'platform/src/core/money.ts'],
  'platform/src/areas/bets.ts': [],
  'platform/src/areas/bets.test.ts': ['platform/src/demo/seed.ts', 'platform/src/testing/app.ts'],
  'platform/src/testing/app.ts': [],
  'mfe-games/src/play/launch.ts': ['mfe-games/src/catalogue/tile.ts', 'mfe-games/src/browse/list.ts'],
  'mfe-games/src/catalogue/tile.ts': [],
  'mfe-games/src/browse/list.ts': [],
  'shared/build/src/tool.mjs': [],
  'host-shell/src/routing/routeTable.ts': [],
  'e2e/audits/visits.ts': ['host-shell/src/routing/routeTable.ts'],
  'e2e/journeys/home.spec.ts': [
    'host-shell/src/routing/routeTable.ts',
    'shared/delivery/src/cli/siteCommand.ts',
  ],
  'e2e/delivery/ownSite.ts': ['shared/delivery/src/cli/siteCommand.ts'],
};

const libraries = ['react-router', 'i18next', 'axios', 'zustand', 'zod'];

let folder: string;
let violations: string[];

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  for (const name of libraries) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, version: '1.0.0' }));
    write(`node_modules/${name}/index.js`, '');
  }
  write(zodMini, '');
  for (const [file, imports] of Object.entries(project)) {
    write(file, imports.map((imported) => `import '${specifier(file, imported)}';`).join('\n'));
  }
  violations = cruise();
});

afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['remote-to-remote', 'mfe-a/src/Page.ts', 'mfe-b/src/part.ts'],
  ['remote-to-host', 'mfe-a/src/part.ts', 'host-shell/src/Menu.ts'],
  ['host-to-remote', 'host-shell/src/main.ts', 'mfe-a/src/Page.ts'],
])('%s: an import from %s of %s fails the lint @FD-040', (rule, from, to) => {
  expect(violations).toContain(`${rule}: ${from} → ${to}`);
});

it.each([
  ['site-to-platform', 'host-shell/src/Menu.ts', 'platform/src/service.ts'],
  ['platform-to-site', 'platform/src/service.ts', 'shared/ui/src/Button.ts'],
  ['folders-mfe-games/src/play', 'mfe-games/src/play/launch.ts', 'mfe-games/src/browse/list.ts'],
  [
    'folders-shared/contracts/src/http',
    'shared/contracts/src/http/endpoint.ts',
    'shared/contracts/src/federation/routes.ts',
  ],
  [
    'folders-shared/delivery/src/product',
    'shared/delivery/src/product/edge.ts',
    'shared/delivery/src/cli/siteCommand.ts',
  ],
  ['platform-core', 'platform/src/core/clock.ts', 'platform/src/areas/games.ts'],
  ['platform-areas', 'platform/src/areas/games.ts', 'platform/src/demo/seed.ts'],
  ['platform-testing', 'platform/src/core/clock.ts', 'platform/src/testing/app.ts'],
  ['site-command', 'e2e/journeys/home.spec.ts', 'shared/delivery/src/cli/siteCommand.ts'],
  ['route-table', 'e2e/journeys/home.spec.ts', 'host-shell/src/routing/routeTable.ts'],
  ['layers-session', 'shared/session/src/index.ts', 'shared/api/src/index.ts'],
  ['layers-api', 'shared/api/src/index.ts', 'shared/ui/src/Button.ts'],
  ['layers-delivery', 'shared/delivery/src/cli.ts', 'platform/src/service.ts'],
  ['build-in-bundle', 'mfe-a/src/Page.ts', 'shared/build/src/tool.mjs'],
  ['facade-router', 'host-shell/src/Menu.ts', 'node_modules/react-router/index.js'],
  ['facade-i18n', 'mfe-a/src/part.ts', 'node_modules/i18next/index.js'],
  ['facade-api', 'mfe-b/src/part.ts', 'node_modules/axios/index.js'],
  ['facade-session', 'mfe-b/src/part.ts', 'node_modules/zustand/index.js'],
  ['zod-mini', 'mfe-b/src/part.ts', zod],
  ['no-circular', 'mfe-b/src/other.ts', 'mfe-b/src/ring.ts'],
  ['not-to-test', 'mfe-a/src/exposes/Page.ts', 'mfe-a/src/testing.ts'],
  ['not-to-unresolvable', 'mfe-b/src/other.ts', './missing'],
])('%s: an import from %s of %s fails the lint', (rule, from, to) => {
  expect(violations).toContain(`${rule}: ${from} → ${to}`);
});

it.each([
  ['a facade its library', 'shared/router/src/index.ts → node_modules/react-router/index.js'],
  ['a client the small zod', `host-shell/src/main.ts → ${zodMini}`],
  ['the platform the whole zod', `platform/src/service.ts → ${zod}`],
  ['anyone the contracts', 'shared/delivery/src/cli.ts → shared/contracts/src/areas/games.ts'],
  ['a test the tools', 'mfe-a/src/part.test.ts → shared/build/src/tool.mjs'],
  ['the demonstration the areas', 'platform/src/demo/seed.ts → platform/src/areas/bets.ts'],
  ['an area’s test the demonstration', 'platform/src/areas/bets.test.ts → platform/src/demo/seed.ts'],
  ['the audits the route table', 'e2e/audits/visits.ts → host-shell/src/routing/routeTable.ts'],
  ['a test the library behind a facade', 'mfe-a/src/part.test.ts → node_modules/react-router/index.js'],
])('lets %s import', (_who, imported) => {
  expect(violations.filter((violation) => violation.endsWith(imported))).toEqual([]);
});

function write(file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** How a file names what it imports: a library by its name, a file of the project by its path. */
function specifier(file: string, imported: string): string {
  const library = /^node_modules\/(.*?)(?:\/index)?\.js$/.exec(imported)?.[1];
  if (library) return library;
  const relative = path.relative(path.dirname(file), imported).replace(/\.ts$/, '');
  return relative.startsWith('.') ? relative : `./${relative}`;
}

function cruise(): string[] {
  const config = path.join(root, '.dependency-cruiser.mjs');
  const rooms = ['host-shell', 'mfe-a', 'mfe-b', 'mfe-games', 'shared', 'platform', 'e2e'];
  const output = execFileSync(
    process.execPath,
    [cruiser, '--config', config, '--output-type', 'json', ...rooms],
    { cwd: folder, encoding: 'utf8' },
  );
  const { summary }: { summary: { violations: { rule: { name: string }; from: string; to: string }[] } } =
    JSON.parse(output);
  return summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);
}
