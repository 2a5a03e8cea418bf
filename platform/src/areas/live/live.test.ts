import type { LiveModel } from '@site/contracts/areas/live';
import type { Status } from '@site/contracts/areas/system';
import { eq } from 'drizzle-orm';
import { createSeededApp, refusalOf, type SeededApp, type Visitor, valueIn } from '../../testing/seeded';
import { closeForPlay } from '../care/operator';
import { games } from '../games/tables';
import { liveModels } from './tables';

const ON_AIR = { active: 1, streaming: 1 };

let test: SeededApp;
beforeAll(async () => {
  test = await createSeededApp();
});
afterAll(() => test.close());

const ask = (query: Record<string, string | number>, visitor: Visitor = test.guest()) =>
  visitor.get('/wps/live/models', { language: 'EN', ...query });

const models = async (query: Record<string, string | number>) =>
  valueIn<{ list: LiveModel[] }>(await ask(query)).list;
const names = async (query: Record<string, string | number>) => (await models(query)).map(({ name }) => name);

it('gives guests who works for the merchant and is on air, in its order @RP-052', async () => {
  expect(await names(ON_AIR)).toEqual(['Mali', 'Kan', 'Ploy', 'Nara', 'Ben', 'Dao']);
  const [first] = await models(ON_AIR);
  expect(first).toMatchObject({
    photo: '/cdn/presenters/mali.svg',
    active: true,
    streaming: true,
    vendor: 'JADEWORKS',
    game: { nodeId: 'JADEWORKS-orchid-roulette', gameName: 'Orchid Roulette', gameType: 'LIVE' },
  });
  expect(first?.gameId).toBe(first?.game?.gameId);
});

it('asks each switch alone, and neither when they are left out @RP-052', async () => {
  expect(await names({ active: 1 })).toHaveLength(7);
  expect(await names({ active: 0 })).toEqual(['Ton']);
  expect(await names({ streaming: 0 })).toEqual(['Fah', 'Ton']);
  expect(await names({ active: 0, streaming: 1 })).toEqual([]);
  expect(await names({})).toHaveLength(8);
});

it('writes names in the language asked for', async () => {
  const [first] = await models({ ...ON_AIR, language: 'TH' });
  expect(first?.name).toBe('มะลิ');
});

it('names no game that players cannot open, and none where a model has no table', async () => {
  const [mali, kan] = await models(ON_AIR);
  await test.db
    .update(games)
    .set({ open: false })
    .where(eq(games.nodeId, mali?.game?.nodeId ?? ''));
  await test.db
    .update(liveModels)
    .set({ nodeId: null })
    .where(eq(liveModels.id, kan?.id ?? ''));
  for (const model of (await models(ON_AIR)).slice(0, 2)) {
    expect(Object.keys(model)).toEqual(['id', 'name', 'photo', 'active', 'streaming']);
  }
});

it.each([{ active: 'yes' }, { active: '' }, { streaming: 2 }, { streaming: '1,0' }])(
  'refuses %j',
  async (query) => {
    expect(refusalOf(await ask(query))).toEqual([400, 'request.invalid']);
  },
);

it('is there where the merchant has the flag alone @RP-052', async () => {
  const flagAt = async (merchant: string) =>
    valueIn<Status>(await test.guest(merchant).get('/wps/system/status')).info.whitelabel.LIVEMODEL3;
  expect([await flagAt('aurora'), await flagAt('lagoon')]).toEqual([true, false]);
  expect(refusalOf(await ask(ON_AIR, test.guest('lagoon')))).toEqual([403, 'feature.unavailable']);
});

it('shows no tables to an account that is closed for play', async () => {
  const player = await test.signIn('player01');
  expect((await ask(ON_AIR, player)).statusCode).toBe(200);
  await closeForPlay(test.db, { merchant: 'aurora', username: 'player01' }, new Date(test.clock()));
  expect(refusalOf(await ask(ON_AIR, player))).toEqual([403, 'play.closed']);
});
