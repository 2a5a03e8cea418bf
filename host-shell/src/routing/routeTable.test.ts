import { RouteEntry } from '@site/contracts/routes';
import * as z from 'zod/mini';
import { documentKinds, homePaths, routeTable } from './routeTable';

const row = (path: string) => {
  const found = routeTable.find((route) => route.path === path);
  if (!found) throw new Error(`No route ${path}`);
  return found;
};

it('holds rows of the form that a discovery entry has to keep as well', () => {
  for (const route of routeTable) expect(z.safeParse(RouteEntry, route).success).toBe(true);
});

it('has each path once', () => {
  const paths = [...homePaths, ...routeTable.map(({ path }) => path)];
  expect(new Set(paths).size).toBe(paths.length);
});

it.each([
  ['/m/login', 'none', false, 'home'],
  ['/m/gameList', 'none', false, 'step'],
  ['/m/rng', 'none', false, 'step'],
  ['/m/activity', 'back', true, 'home'],
  ['/m/notice', 'back', false, 'step'],
  ['/m/agent', 'none', false, 'step'],
])('%s: header %s, footer %s, back %s', (path, header, footer, back) => {
  expect(row(path)).toMatchObject({ header, footer, back });
});

it.each([
  ['/m/rng', 'RNG'],
  ['/m/live', 'LIVE'],
  ['/m/pvp', 'PVP'],
  ['/m/fish', 'FISH'],
])('%s is the game list with the type %s @GA-017', (path, gameType) => {
  expect(row(path)).toMatchObject({ expose: './GameListPage', props: { gameType } });
});

it('composes one document for home and one for each page that a remote exposes', () => {
  expect(documentKinds.map(({ kind }) => kind)).toEqual([
    'home',
    'LoginPage',
    'GameListPage',
    'PromotionListPage',
    'NoticesPage',
    'AgentHomePage',
  ]);
  const paths = documentKinds.flatMap((kind) => kind.paths);
  expect(paths.sort()).toEqual([...homePaths, ...routeTable.map(({ path }) => path)].sort());
});
