import { gameFacts } from '@site/contracts/areas/play';
import { createTestApp, type TestApp } from '../../testing/app';
import { createGame, createMerchant } from '../../testing/fixtures';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
  await createMerchant(test.db);
  await createMerchant(test.db, { code: 'lagoon' });
  await createGame(test.db, 'aurora', { nodeId: 'koi', lines: 20, volatility: 'HIGH', rtp: 95.4 });
  await createGame(test.db, 'aurora', { nodeId: 'table', category: 'LIVE' });
  await createGame(test.db, 'aurora', { nodeId: 'closed', open: false });
});
afterAll(() => test.close());

const ask = (nodeId: string, headers: Record<string, string> = {}, language = 'EN') =>
  test.app.inject({
    url: `${gameFacts.path}?${new URLSearchParams({ nodeId, language })}`,
    headers: { merchant: 'aurora', ...headers },
  });

it('tells a guest what a slot pays, its limits and its lines', async () => {
  const { game, ...facts } = (await ask('koi')).json().value;
  expect(game).toMatchObject({ nodeId: 'koi', gameName: 'Copper Koi', displayName: 'Moonreef' });
  expect(facts).toEqual({
    minBet: '1.00',
    maxBet: '1000.00',
    lines: 20,
    rtp: 95.4,
    volatility: 'HIGH',
  });
});

it('leaves out what a table does not have', async () => {
  const facts = (await ask('table')).json().value;
  expect(Object.keys(facts).sort()).toEqual(['game', 'maxBet', 'minBet']);
});

it('is revalidated, not fetched again', async () => {
  const { etag = '' } = (await ask('koi')).headers;
  expect((await ask('koi', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  expect((await ask('koi', { 'if-none-match': String(etag) }, 'TH')).statusCode).toBe(200);
});

it.each([
  ['a game that is closed', 'closed', 'aurora'],
  ['a game that nobody knows', 'nowhere', 'aurora'],
  ['a game that this merchant does not offer', 'koi', 'lagoon'],
])('knows nothing of %s', async (_which, nodeId, merchant) => {
  const answer = await ask(nodeId, { merchant });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'game.unavailable']);
});
