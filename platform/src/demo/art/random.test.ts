import { hashText, integerBelow, pick, seededRandom } from './random';

describe('hashText', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('gives the published FNV-1a value of %j', (text, expected) => {
    expect(hashText(text)).toBe(expected);
  });

  it('reads text as UTF-8', () => {
    expect(hashText('โคม')).not.toBe(hashText('โค'));
  });
});

describe('seededRandom', () => {
  const draw = (seed: string) => {
    const random = seededRandom(seed);
    return Array.from({ length: 200 }, random);
  };

  it('repeats itself for a seed and differs between seeds', () => {
    expect(draw('MOONREEF:1')).toEqual(draw('MOONREEF:1'));
    expect(draw('MOONREEF:1')).not.toEqual(draw('MOONREEF:2'));
  });

  it('stays in [0, 1) and spreads', () => {
    const numbers = draw('spread');
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...numbers)).toBeLessThan(1);
    expect(numbers.filter((number) => number < 0.5).length).toBeGreaterThan(70);
    expect(numbers.filter((number) => number < 0.5).length).toBeLessThan(130);
  });
});

describe('pick', () => {
  it('reaches every option', () => {
    const random = seededRandom('pick');
    const picked = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])));
    expect(picked).toEqual(new Set(['a', 'b', 'c']));
  });

  it('refuses an empty list', () => {
    expect(() => pick(seededRandom('none'), [])).toThrow(RangeError);
  });

  it('never reaches the upper bound', () => {
    expect(integerBelow(() => 1 - Number.EPSILON, 6)).toBe(5);
  });
});
