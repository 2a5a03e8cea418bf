import fc from 'fast-check';
import { nearPart, typosAllowed } from './typos';

it.each([
  ['koi', 0],
  ['gold', 1],
  ['temples', 1],
  ['dragonfly', 2],
  ['น้ำ', 0],
  ['เจดีย์', 1],
])('allows for %s %d mistakes', (word, typos) => {
  expect(typosAllowed(word)).toBe(typos);
});

it.each([
  ['golden', 'golden', 0, 'golden'],
  ['gloden', 'golden', 1, 'golden'],
  ['goldn', 'golden', 1, 'golden'],
  ['goldenn', 'golden', 1, 'golden'],
  ['holden', 'golden', 1, 'golden'],
  ['gild', 'golden', 1, 'gold'],
  ['papermoon', 'paper moon', 1, 'paper moon'],
  ['กลงน้ำ', 'กลางน้ำ', 1, 'กลางน้ำ'],
])('%s is %s with %d mistakes', (word, text, typos, part) => {
  const found = nearPart(text, 0, word, 2);
  expect(found?.typos).toBe(typos);
  expect(text.slice(found?.start, found?.end)).toBe(part);
});

it('takes nothing that has more mistakes than allowed', () => {
  expect(nearPart('golden', 0, 'silver', 2)).toBeUndefined();
  expect(nearPart('', 0, 'gold', 2)).toBeUndefined();
});

it('agrees with the plain definition of the distance', () => {
  const plain = (one: string, other: string): number => {
    if (one === '' || other === '') return one.length + other.length;
    const [a, b] = [one.slice(0, -1), other.slice(0, -1)];
    const swap = one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1) && a !== '' && b !== '';
    return Math.min(
      plain(a, b) + (one.at(-1) === other.at(-1) ? 0 : 1),
      plain(a, other) + 1,
      plain(one, b) + 1,
      swap ? plain(one.slice(0, -2), other.slice(0, -2)) + 1 : Number.POSITIVE_INFINITY,
    );
  };
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(short, short, (word, text) => {
      const prefixes = Array.from({ length: text.length + 1 }, (_, end) => plain(word, text.slice(0, end)));
      const least = Math.min(...prefixes);
      expect(nearPart(text, 0, word, 2)?.typos).toBe(least <= 2 ? least : undefined);
    }),
  );
});
