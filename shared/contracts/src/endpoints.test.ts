import { merchantWallet, walletBalance } from './areas/account';
import { GAME_TYPES } from './areas/games';
import { allEndpoints, cataloguePaths } from './endpoints';

it('names each call once', () => {
  const names = allEndpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(30);
});

it('answers catalogue calls, and only reads, from a cache', () => {
  for (const { cached, method } of allEndpoints) if (cached) expect(method).toBe('GET');
});

it('keeps the public catalogue for a start without a network, without the status, the keys and searches', () => {
  const wanted = allEndpoints.filter(({ cached, who }) => cached && who === 'public').map(({ path }) => path);
  const left = ['/wps/games/search', '/wps/system/keys', '/wps/system/status'];
  expect([...cataloguePaths, ...left].sort()).toEqual([...new Set(wanted)].sort());
});

it('keeps nothing that is answered to a session alone', () => {
  const ofSessions = allEndpoints.filter(({ who }) => who !== 'public').map(({ path }) => path);
  expect(cataloguePaths.filter((path) => ofSessions.includes(path))).toEqual([]);
  for (const { networkOnly, cached, who } of allEndpoints)
    if (networkOnly) expect([cached, who]).toEqual([true, 'public']);
});

it('asks for an idempotency key only where something changes', () => {
  for (const { idempotent, method } of allEndpoints) if (idempotent) expect(method).not.toBe('GET');
});

it('knows the categories of the specification, with calls for Hot and Favourites @SH-040', () => {
  expect([...GAME_TYPES].sort()).toEqual(
    ['BINGO', 'COCKFIGHT', 'ELOTT', 'ESPORTS', 'FISH', 'LIVE', 'LOTT', 'PVP', 'RNG', 'SPORTS'].sort(),
  );
  const reads = allEndpoints.filter(({ method }) => method === 'GET').map(({ path }) => path);
  expect(reads).toContain('/wps/relay/GCSGAME_hotGamesV2');
  expect(reads).toContain('/wps/relay/MCSFE_getFavoriteGamesList');
});

it.each([
  [{}, 'CN¥'],
  [{ currencySymbol: '' }, 'CN¥'],
  [{ currencySymbol: ' ' }, 'CN¥'],
  [{ currencySymbol: '฿' }, '฿'],
])('takes a wallet of %j to be in %s @SH-016', (given, currencySymbol) => {
  const wallet = walletBalance.value.parse({ sumBalance: '12.00', ...given });
  expect(wallet).toEqual({ sumBalance: '12.00', currencySymbol });
  const merchant = merchantWallet.value.parse({ currency: 'CNY', wallets: [], ...given });
  expect(merchant).toEqual({ currency: 'CNY', wallets: [], currencySymbol });
});
