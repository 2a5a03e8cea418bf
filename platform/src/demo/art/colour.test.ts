import fc from 'fast-check';
import { darken, lighten, mix, rotateHue } from './colour';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('mix', () => {
  it('starts at one colour and ends at the other', () => {
    expect(mix('#102030', '#a0b0c0', 0)).toBe('#102030');
    expect(mix('#102030', '#a0b0c0', 1)).toBe('#a0b0c0');
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });

  it('has black and white as its ends', () => {
    expect(darken('#abcdef', 1)).toBe('#000000');
    expect(lighten('#abcdef', 1)).toBe('#ffffff');
  });
});

describe('rotateHue', () => {
  it.each([
    ['#ff0000', 120, '#00ff00'],
    ['#00ff00', 120, '#0000ff'],
    ['#ff0000', -120, '#0000ff'],
    ['#808080', 90, '#808080'],
  ])('turns %s by %i degrees into %s', (from, degrees, to) => {
    expect(rotateHue(from, degrees)).toBe(to);
  });

  it('comes home after a whole turn', () => {
    fc.assert(fc.property(colour, (from) => expect(rotateHue(from, 360)).toBe(from)));
  });
});
