import { allEndpoints } from './endpoints';
import { GAME_TYPES } from './games';

it('names each call once', () => {
  const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
});

it('answers catalogue calls, and only reads, from a cache', () => {
  for (const { cached, method } of allEndpoints) if (cached) expect(method).toBe('GET');
});

it('asks for an idempotency key only where something changes', () => {
  for (const { idempotent, method } of allEndpoints) if (idempotent) expect(method).not.toBe('GET');
});

it('knows the categories of the specification @SH-040', () => {
  expect([...GAME_TYPES].sort()).toEqual(
    ['BINGO', 'COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
  );
});
