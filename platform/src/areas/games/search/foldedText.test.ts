import fc from 'fast-check';
import { folded, foldText, joined, originOf, wordStarts } from './foldedText';

const shown = (name: string, part: string) => {
  const text = foldText(name);
  const start = text.text.indexOf(part);
  const { start: from, end } = originOf(text, { start, end: start + part.length });
  return name.slice(from, end);
};

it('finds the way back to the name as it is shown', () => {
  expect(shown('Copper  KOI', 'koi')).toBe('KOI');
  expect(shown('ＧＯＬＤ rush', 'gold')).toBe('ＧＯＬＤ');
  expect(shown('ﬁre', 'f')).toBe('ﬁ');
});

it('never parts a Thai letter from its vowel and tone', () => {
  expect(shown('เจดีย์กลางน้ำ', folded('กลางน'))).toBe('กลางน้ำ');
  expect(shown('เจดีย์กลางน้ำ', folded('น้ำ'))).toBe('น้ำ');
});

it('knows where Thai words begin though there are no spaces', () => {
  const name = folded('เจดีย์กลางน้ำ');
  expect(wordStarts(name).map((start) => name.slice(start, start + 4))).toContain('กลาง');
});

it('makes ranges that touch one', () => {
  const range = (start: number, end: number) => ({ start, end });
  expect(joined([range(4, 6), range(0, 2), range(2, 3), range(5, 9)])).toEqual([range(0, 3), range(4, 9)]);
});

it('marks whole characters of any name', () => {
  const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });
  const names = fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: fc.constantFrom(...'กขน้ำีย์ aB1<&ﬁ'), minLength: 1 }),
  );
  fc.assert(
    fc.property(names, fc.nat(), fc.nat(), (name, one, other) => {
      const text = foldText(name);
      fc.pre(text.text.length > 0);
      const start = one % text.text.length;
      const end = start + 1 + (other % (text.text.length - start));
      const range = originOf(text, { start, end });
      const borders = new Set([...segmenter.segment(name)].map(({ index }) => index)).add(name.length);
      expect([borders.has(range.start), borders.has(range.end)]).toEqual([true, true]);
    }),
  );
});
