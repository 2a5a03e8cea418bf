import { createRequire } from 'node:module';
import * as fc from 'fast-check';
import { isWithinRange } from './versionRange';

it.each([
  ['^19.0.0', '19.3.1', true],
  ['^19.4.0', '19.3.1', false],
  ['^18.0.0', '19.3.1', false],
  ['^0.2.3', '0.2.9', true],
  ['^0.2.3', '0.3.0', false],
  ['^0.0.3', '0.0.4', false],
  ['^0', '0.9.0', true],
  ['^0.0', '0.0.9', true],
  ['^0.0', '0.1.0', false],
  ['~1.2.3', '1.2.9', true],
  ['~1.2.3', '1.3.0', false],
  ['~1', '1.9.0', true],
  ['19.3.1', '19.3.1', true],
  ['=19.3.1', '19.3.2', false],
  ['19', '19.3.1', true],
  ['18.x', '19.3.1', false],
  ['18.x || 19.x', '19.3.1', true],
  ['>=18 <20', '19.3.1', true],
  ['>= 18 < 19', '19.3.1', false],
  ['>19', '19.3.1', false],
  ['<=19', '19.3.1', true],
  ['18 - 19', '19.3.1', true],
  ['1.2.3 - 1.4', '1.5.0', false],
  ['*', '19.3.1', true],
  ['', '19.3.1', true],
  ['v19.3.1', '19.3.1', true],
  ['^19.0.0-rc.1', '19.3.1', true],
  ['newest', '19.3.1', undefined],
  ['workspace:*', '1.0.0', undefined],
  ['^19.0.0 || newest', '19.3.1', undefined],
  ['^19.0.0.0', '19.3.1', undefined],
])('%s for %s: %s', (range, version, expected) => {
  expect(isWithinRange(version, range)).toBe(expected);
});

/** npm's own, which a package of ours brings along. */
const { satisfies } = createRequire(require.resolve('sharp'))('semver');

it('says what npm says @FD-007', () => {
  const number = fc.integer({ min: 0, max: 3 });
  const version = fc.tuple(number, number, number).map((numbers) => numbers.join('.'));
  const partial = fc.oneof(
    version,
    fc.tuple(number, number).map((numbers) => numbers.join('.')),
    number.map(String),
    number.map((major) => `${major}.x`),
  );
  const comparator = fc.tuple(fc.constantFrom('', '^', '~', '>=', '>', '<', '<='), partial);
  const simple = comparator.map((parts) => parts.join(''));
  const range = fc.oneof(
    simple,
    fc.tuple(simple, simple).map((both) => both.join(' ')),
    fc.tuple(simple, simple).map((both) => both.join(' || ')),
    fc.tuple(version, version).map((both) => both.join(' - ')),
  );
  fc.assert(
    fc.property(version, range, (one, other) => {
      expect([one, other, isWithinRange(one, other)]).toEqual([one, other, satisfies(one, other)]);
    }),
    { numRuns: 1000 },
  );
});
