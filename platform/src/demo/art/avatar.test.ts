import fc from 'fast-check';
import { drawAvatar } from './avatar';
import { idsOf, xmlFault } from './testing/xml';

describe('drawAvatar', () => {
  it('gives a seed always the same face', () => {
    expect(drawAvatar({ seed: 'player01' })).toBe(drawAvatar({ seed: 'player01' }));
  });

  it('gives people different faces', () => {
    const face = (index: number) =>
      drawAvatar({ seed: `player${index}` }).replace(/\bf[a-z0-9]+(?=[gc][")])/g, '');
    const faces = new Set(Array.from({ length: 200 }, (_, index) => face(index)));
    expect(faces.size).toBeGreaterThan(190);
  });

  it('is 96 square', () => {
    expect(drawAvatar({ seed: 'player01' })).toContain('viewBox="0 0 96 96"');
  });

  it('stays well-formed for any seed and never writes it down', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        expect(xmlFault(drawAvatar({ seed }))).toBeNull();
      }),
    );
    expect(drawAvatar({ seed: '<b>narin88</b>' })).not.toContain('narin88');
  });

  it('keeps the ids of avatars that stand in one document apart', () => {
    const ids = Array.from({ length: 100 }, (_, index) => idsOf(drawAvatar({ seed: `p${index}` }))).flat();
    expect(new Set(ids).size).toBe(ids.length);
  });
});
