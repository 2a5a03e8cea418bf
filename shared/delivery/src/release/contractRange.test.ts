import { meetsContract } from './contractRange';

describe('meetsContract', () => {
  it.each([
    ['^1.0.0', '1.0.0', true],
    ['^1.0.0', '1.2.3', true],
    ['^1.2.0', '1.10.0', true],
    ['^1.2.3', '1.2.3', true],
    ['^1.2.4', '1.2.3', false],
    ['^1.3.0', '1.2.9', false],
    ['^2.0.0', '1.9.9', false],
    ['^1.0.0', '2.0.0', false],
  ])('%s with host %s: %s', (range, version, expected) => {
    expect(meetsContract(range, version)).toBe(expected);
  });
});
