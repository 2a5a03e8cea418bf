import { MATRIX } from '../testing/renderConsole';
import { tableOf } from './table';

const ALL = { remote: '', release: '', merchant: '', by: '' };
const shown = (filters: Partial<typeof ALL>) => {
  const { remotes, merchants } = tableOf(MATRIX, { ...ALL, ...filters });
  return [remotes.join(' '), merchants.map(({ code }) => code).join(' ')];
};

it.each([
  [{}, ['host-shell mfe-games mfe-auth', 'aurora lagoon']],
  [{ remote: 'GAMES' }, ['mfe-games', 'aurora lagoon']],
  [{ merchant: 'lag' }, ['host-shell mfe-games mfe-auth', 'lagoon']],
  [{ release: '1.3' }, ['mfe-games', 'lagoon']],
  [{ by: 'bob' }, ['mfe-games', 'aurora']],
  [{ by: 'bob', merchant: 'lagoon' }, ['', '']],
])('finds by %j @FD-070', (filters, found) => {
  expect(shown(filters)).toEqual(found);
});

it('says what holds a place, and what a site has not @FD-070', () => {
  const [at, by, reason] = ['2026-01-02T03:04:05.000Z', 'Ann', 'stop'];
  const locks = [{ id: 'lock-1', remotes: ['mfe-games'], merchants: ['*'], at, by, reason }];
  const table = tableOf({ ...MATRIX, rules: { number: 1, locks, freezes: [] } }, ALL);
  expect(table.place('mfe-games', 'lagoon').locks).toEqual(locks);
  expect(table.place('mfe-auth', 'aurora').locks).toEqual([]);
  expect(table.place('mfe-auth', 'lagoon').cell).toBeUndefined();
  expect(table.place('mfe-games', 'aurora')).toBe(table.place('mfe-games', 'aurora'));
});
