import { forgetSearches, keepSearch, RECENT_SEARCHES, readRecentSearches } from './recentSearches';

beforeEach(() => localStorage.clear());

it('keeps the latest first, each once whatever its case, and no more than eight', () => {
  for (const text of ['koi', 'gold', 'KOI']) keepSearch(text);
  expect(readRecentSearches()).toEqual(['KOI', 'gold']);
  for (let number = 0; number < 20; number += 1) keepSearch(`search ${number}`);
  expect(readRecentSearches()).toHaveLength(RECENT_SEARCHES);
  expect(readRecentSearches()[0]).toBe('search 19');
});

it('forgets them', () => {
  keepSearch('koi');
  forgetSearches();
  expect(readRecentSearches()).toEqual([]);
});

it.each([
  'nonsense',
  '{"a":1}',
  '[1]',
  '[""]',
  JSON.stringify(['x'.repeat(101)]),
  JSON.stringify(Array(9).fill('a')),
])('takes what is not of its making for none: %s', (stored) => {
  localStorage.setItem('recentSearches', stored);
  expect(readRecentSearches()).toEqual([]);
  expect(localStorage.getItem('recentSearches')).toBeNull();
});
