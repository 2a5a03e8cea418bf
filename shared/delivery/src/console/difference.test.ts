import { releaseFolder } from '../product/discovery/names';
import { type ConsoleOnTest, consoleOnTest } from '../testing/consoleOnTest';
import { remoteBuild, storeHost } from '../testing/fixtures';

const VIP = {
  path: '/m/vip',
  remote: 'mfe_games',
  expose: './Vip',
  ...{ header: 'back', footer: false, title: 'VIP', back: 'home' },
};

let on: ConsoleOnTest;
beforeAll(async () => {
  on = await consoleOnTest();
  // Without a module that home shows, with a route, another need of the host and more bytes.
  const build = remoteBuild(
    'mfe-games',
    '2.0.0',
    ['Jackpot', 'GameEntrance', 'LiveModels', 'GameListPage', 'Vip'],
    {
      routes: [VIP],
      shared: { react: '^19.0.0' },
    },
  );
  await on.context.store.putFolder(releaseFolder('mfe-games', '2.0.0'), build);
  await storeHost(on.context.store, '1.1.0');
});
afterAll(() => on.close());

const differenceOf = async (component: string, from: string, to: string) =>
  on.get(`/api/diff?component=${component}&from=${from}&to=${to}`);

it('names first whose site a release would break, by the check of a deployment @FD-072', async () => {
  const { body } = await differenceOf('mfe-games', '1.0.0', '2.0.0');
  expect(body.value.asked).toEqual(['aurora', 'lagoon']);
  expect(body.value.breaks).toContainEqual({
    merchant: 'aurora',
    code: 'unfit.modules',
    message: expect.stringContaining('mfe-games@2.0.0 does not expose ./WinnerBoard'),
  });
  expect((await on.context.deployments.live('aurora'))?.number).toBe(1);
});

it('tells what is different, part by part @FD-072', async () => {
  const { body } = await differenceOf('mfe-games', '1.0.0', '2.0.0');
  const sections = Object.fromEntries(
    body.value.sections.map(({ name, changes }: { name: string; changes: { what: string }[] }) => [
      name,
      changes,
    ]),
  );
  expect(sections.exposes).toEqual([
    { what: './Vip', to: 'exposed' },
    { what: './WinnerBoard', from: 'exposed' },
  ]);
  expect(sections.routes).toMatchObject([{ what: '/m/vip' }]);
  expect(sections.shared).toEqual([{ what: 'react', to: '^19.0.0' }]);
  expect(sections.contract).toEqual([]);
  expect(sections.files.map(({ what }: { what: string }) => what)).toContain('js/Vip.bb22.js');
  expect(body.value.bytes).toContainEqual({ part: './Vip', to: expect.any(Number) });
  expect(body.value.bytes).toContainEqual({
    part: 'entry',
    from: expect.any(Number),
    to: expect.any(Number),
  });
});

it('knows the host by its files, and no release that is not stored @FD-072', async () => {
  const { body } = await differenceOf('host-shell', '1.0.0', '1.1.0');
  expect(body.value.breaks).toEqual([]);
  expect(body.value.sections.find(({ name }: { name: string }) => name === 'files').changes).not.toEqual([]);
  const unknown = await differenceOf('mfe-games', '1.0.0', '9.9.9');
  expect([unknown.status, unknown.body.error?.message]).toEqual([
    422,
    'There is no release mfe-games@9.9.9: stored are 1.0.0, 1.1.0, 2.0.0.',
  ]);
});
