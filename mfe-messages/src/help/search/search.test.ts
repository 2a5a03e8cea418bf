import { excerptOf } from './excerpt';
import { findTerms } from './find';
import { findTopics } from './findTopics';
import { fold } from './fold';

const found = (text: string, term: string) =>
  findTerms(fold(text), [fold(term).text]).map(({ start, end }) => text.slice(start, end));

it.each([
  ['Send us the bank SLIP.', 'slip', ['SLIP']],
  ['Café and cafe', 'CAFÉ', ['Café', 'cafe']],
  ['cafe\u0301 now', 'cafe', ['cafe\u0301']],
  ['Two\n  lines', 'two lines', ['Two\n  lines']],
  ['ถอนเงินขั้นต่ำ 100 บาท', 'ขั้นต่ำ', ['ขั้นต่ำ']],
  // Typed without tone marks, with the two halves of a sign, and with one sign for two.
  ['ถอนเงินขั้นต่ำ', 'ขันตํา', ['ขั้นต่ำ']],
  ['แนบสลิป', 'เเนบ', ['แนบ']],
  // A letter keeps the signs over it.
  ['เงิน', 'เง', ['เงิ']],
  ['🐟 fish', 'fish', ['fish']],
  ['aaa', 'aa', ['aa']],
  ['nothing', 'slip', []],
])('in “%s” finds “%s”', (text, term, expected) => {
  expect(found(text, term)).toEqual(expected);
});

it('joins what touches', () => {
  expect(findTerms(fold('bank slip bank'), ['bank', 'bank slip'])).toEqual([
    { start: 0, end: 9 },
    { start: 10, end: 14 },
  ]);
});

const topic = (title: string, ...blocks: string[]) => ({ title: fold(title), blocks: blocks.map(fold) });
const topics = [
  topic('Deposits', 'Most arrive within 2 minutes.', 'Send us the bank slip.'),
  topic('Withdrawals', 'A slip?', 'We never ask for a slip, nor for your bank.'),
  topic('Slips and receipts', 'Keep them.'),
  topic('การถอนเงิน', 'ถอนขั้นต่ำ 100 บาท', 'เงินเข้าภายในห้านาที'),
];
const indexes = (query: string) => findTopics(topics, query).map(({ index }) => index);

describe('topics', () => {
  it('come with the line that says it; those that are called so are first', () => {
    expect(findTopics(topics, 'slip')).toEqual([
      {
        index: 2,
        title: { text: 'Slips and receipts', marks: [{ start: 0, end: 4 }] },
        excerpt: { text: 'Keep them.', marks: [] },
      },
      expect.objectContaining({
        index: 0,
        excerpt: { text: 'Send us the bank slip.', marks: [{ start: 17, end: 21 }] },
      }),
      expect.objectContaining({
        index: 1,
        excerpt: expect.objectContaining({ text: 'We never ask for a slip, nor for your bank.' }),
      }),
    ]);
  });

  it('are found by words in another order only where none says it as it was typed', () => {
    expect(indexes('bank slip')).toEqual([0]);
    expect(indexes('slip bank')).toEqual([0, 1]);
  });

  it('are found by Thai words, which have no spaces between them', () => {
    expect(indexes('ถอนเงิน')).toEqual([3]);
    expect(indexes('เงินเข้าขั้นต่ำ')).toEqual([3]);
  });

  it.each(['tax form', 'slip tax', '“”', '   ', '.*', '\u0301'])('are none for “%s”', (query) => {
    expect(indexes(query)).toEqual([]);
  });
});

describe('an excerpt', () => {
  it('is cut around the first mark, at words', () => {
    const long = `${'one two three '.repeat(20)}slip ${'and so on '.repeat(30)}`;
    const start = long.indexOf('slip');
    const { text, marks } = excerptOf(long, [{ start, end: start + 4 }]);
    expect(text).toMatch(/^…(one|two|three) .*…$/);
    expect(text.length).toBeLessThanOrEqual(162);
    expect(marks.map((mark) => text.slice(mark.start, mark.end))).toEqual(['slip']);
  });

  it('does not part a Thai letter from its signs', () => {
    const long = `${'กี้'.repeat(60)}สลิป${'กี้'.repeat(60)}`;
    const start = long.indexOf('สลิป');
    const { text } = excerptOf(long, [{ start, end: start + 4 }]);
    expect(text).toMatch(/^…กี้/);
    expect(text).toMatch(/กี้…$/);
  });
});
