import { addressOf, PATHS } from './paths';

it('writes what a page reads from its query, and leaves out what is undefined', () => {
  expect(addressOf(PATHS.gameList, { type: undefined, gameType: 'RNG', vassalage: 'A&B' })).toBe(
    '/m/gameList?gameType=RNG&vassalage=A%26B',
  );
  expect(addressOf(PATHS.live, {})).toBe('/m/live');
});

it('names each path once', () => {
  const paths = Object.values(PATHS);
  expect(new Set(paths).size).toBe(paths.length);
});
