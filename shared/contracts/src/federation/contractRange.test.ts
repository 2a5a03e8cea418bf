import { meetsContract } from './contractRange';

it.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.0.0', '1.4.2', true],
  ['^1.2.0', '1.2.0', true],
  ['^1.2.3', '1.3.0', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^2.0.0', '1.9.9', false],
  ['^1.0.0', '2.0.0', false],
  ['^1.10.0', '1.9.0', false],
])('a remote for %s in a host of %s: %s @FD-016', (range, version, met) => {
  expect(meetsContract(range, version)).toBe(met);
});
