import { systemLevel } from './systemLevel';

describe('systemLevel @HS-032', () => {
  it.each([
    [false, false, 0],
    [true, false, 1],
    [false, true, 2],
    [true, true, 1],
  ])('maintenance %s, region restriction %s → %s', (maintenance, regionRestriction, level) => {
    expect(systemLevel({ maintenance, regionRestriction })).toBe(level);
  });
});
