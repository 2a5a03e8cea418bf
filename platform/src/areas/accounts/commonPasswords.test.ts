import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { cpuMs } from '../../testing/cpuTime';
import { isCommonPassword } from './commonPasswords';

it.each([
  'password',
  'PASSWORD1',
  'qwerty123',
  '123456',
  '987654321',
  'zxcvbnm',
  'aaaaaaaa',
  '12341234',
  'lkjhgf',
  'Casino777',
  'Passw0rd1',
  'P@$$w0rd!',
  'Dragon2024',
  '!Liverp00l!',
  '12345somchai',
  'drowssap1',
  'monkeymonkey',
  'Jackp0t8888',
  'qwerty2025',
  'ILoveYou123',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  'Grape-4711',
  'Lantern7Rail',
  'dragon-49-tea',
  '82 4711 930',
  'x9!k-77q',
  'tides of march',
  'ปลาคาร์ปทองแดง',
  'correct horse',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

it('takes the account’s own names for common', () => {
  expect(isCommonPassword('NarinTheGreat', ['narinthegreat', null, undefined])).toBe(true);
});

it.each([
  ['narin99', 'Narin2026'],
  ['narin99', 'n@rin99!'],
  ['narin99', '99niran'],
  ['suda.wong@example.com', 'Suda.Wong1'],
  ['0812345678', '+66 81 234 5678'],
  ['0812345678', '812345678'],
  ['Aurora', 'aurora888'],
])('takes the name %s for no secret when it is written %s', (name, password) => {
  expect(isCommonPassword(password, [name])).toBe(true);
  expect(isCommonPassword('Grape-4711', [name])).toBe(false);
});

it('has more than a thousand words, each of them once and in lower case', () => {
  const words = readFileSync(path.join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .trim()
    .split('\n');
  expect(words.length).toBeGreaterThan(1_000);
  expect(words).toEqual([...new Set(words)].map((word) => word.toLowerCase()));
});

it('knows a word with any capitals, digits for letters, and a year or a few signs around it', () => {
  const word = fc.constantFrom('password', 'dragon', 'somchai', 'jackpot', 'manchester', 'sayang');
  const addition = fc.oneof(
    fc.integer({ min: 0, max: 9_999 }).map(String),
    fc.string({ unit: fc.constantFrom(...'0123456789!@#$-_.'), maxLength: 4 }),
    fc.constantFrom('12345678', '888888', '987654'),
  );
  const written: Record<string, string[]> = {
    a: ['a', 'A', '@', '4'],
    o: ['o', 'O', '0'],
    s: ['s', 'S', '$', '5'],
  };
  fc.assert(
    fc.property(word, addition, addition, fc.infiniteStream(fc.nat(3)), (plain, before, after, choices) => {
      const middle = [...plain].map((letter, index) => {
        // What stands first and last stays a letter, or it would be one of the signs around.
        const ways = index > 0 && index < plain.length - 1 ? written[letter] : undefined;
        const choice = choices.next().value ?? 0;
        return ways?.[choice % ways.length] ?? (choice % 2 === 0 ? letter : letter.toUpperCase());
      });
      expect(isCommonPassword(before + middle.join('') + after)).toBe(true);
    }),
  );
});

it('judges anything, the same each time, and a long text in no time', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(text, text, (password, name) => {
      expect(isCommonPassword(password, [name])).toBe(isCommonPassword(password, [name]));
    }),
  );
  for (const piece of ['a', '0', 'ab', 'a0', '!', 'ก', '🎲', '0a!']) {
    const startedAt = cpuMs();
    isCommonPassword(`x${piece.repeat(10_000)}!`, [piece.repeat(10_000)]);
    expect(cpuMs() - startedAt).toBeLessThan(2_000);
  }
});

it('takes any repetition of one sign for common, whatever the sign', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 1 }), fc.integer({ min: 2, max: 60 }), (sign, times) => {
      expect(isCommonPassword(sign.repeat(times))).toBe(true);
    }),
  );
});
