import { gameList, launchGame } from '@site/contracts/areas/games';
import { gameFacts } from '@site/contracts/areas/play';
import { careSettings } from '../../core/care/tables';
import { createTestApp, type TestApp } from '../../testing/app';
import { createAccount, createGame, createMerchant, signedInHeaders } from '../../testing/fixtures';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await createTestApp({ config: { vendorOrigin: 'https://vendor.test' } });
  const { db, clock } = test;
  await createMerchant(db);
  await createGame(db, 'aurora', { nodeId: 'koi' });
  await createGame(db, 'aurora', { nodeId: 'bell', autoplay: true, rank: 2 });
  headers = {
    host: 'aurora.test:8080',
    ...(await signedInHeaders(db, await createAccount(db, 'aurora'), clock())),
  };
});
afterAll(() => test.close());

const ask = async (path: string, request: Record<string, string>) =>
  (await test.app.inject({ url: `${path}?${new URLSearchParams(request)}`, headers })).json();

const listed = async () => {
  const request = {
    merchant: 'aurora',
    clientType: '2',
    platform: 'html5',
    gameType: 'RNG',
    pageNo: '1',
    pageSize: '25',
    language: 'EN',
  };
  return (await ask(gameList.path, request)).value.games.map(
    ({ nodeId, autoplay }: { nodeId: string; autoplay?: boolean }) => [nodeId, autoplay],
  );
};
const launched = () =>
  ask(launchGame.path, {
    category: 'RNG',
    vendor: 'MOONREEF',
    gameId: '101',
    nodeId: 'bell',
    freeplay: '0',
    language: 'EN',
  });
const facts = () => ask(gameFacts.path, { nodeId: 'bell', language: 'EN' });

const letAutoplay = (autoplay: boolean) =>
  test.db
    .insert(careSettings)
    .values({ merchant: 'aurora', settings: { autoplay } })
    .onConflictDoUpdate({ target: careSettings.merchant, set: { settings: { autoplay } } });

it('hides a game with autoplay and launches none, where the merchant has not let it @PL-028', async () => {
  expect(await listed()).toEqual([['koi', undefined]]);
  expect((await launched()).error.code).toBe('game.unavailable');
  expect((await facts()).error.code).toBe('game.unavailable');
});

it('shows it with its mark where the merchant lets it, from that moment on @PL-028', async () => {
  await listed();
  await letAutoplay(true);
  expect(await listed()).toEqual([
    ['koi', undefined],
    ['bell', true],
  ]);
  expect((await launched()).value.url).toContain('https://vendor.test');
  expect((await facts()).value.game.autoplay).toBe(true);
  await letAutoplay(false);
  expect(await listed()).toEqual([['koi', undefined]]);
});
