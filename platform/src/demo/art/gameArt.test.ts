import fc from 'fast-check';
import sharp from 'sharp';
import { ART_CATEGORIES } from './categories';
import { drawGameArt, type GameArtKind } from './gameArt';
import { CATEGORY_MOTIFS } from './motifs';
import { gameRecipe } from './recipe';
import { idsOf, referencesOf, xmlFault } from './testing/xml';
import { VENDOR_STYLES } from './vendors/vendors';

const KINDS: readonly GameArtKind[] = ['tile', 'icon', 'wide'];
const SAMPLE_SIZE = 640;
const SIZE_LIMIT = 9 * 1024;
const COPY_SHARE = 0.45;
const AA_TEXT = 4.5;

const WORDS = ['Copper', 'Velvet', 'River', 'Orchard', 'Bazaar', 'Terrace', 'Parade', 'Harbour'];

const sample = Array.from({ length: SAMPLE_SIZE }, (_, index) => ({
  category: ART_CATEGORIES[index % ART_CATEGORIES.length] ?? 'RNG',
  vendor: VENDOR_STYLES[(index * 7) % VENDOR_STYLES.length]?.code ?? '',
  code: `G${index}`,
  name: `${WORDS[index % WORDS.length]} ${WORDS[(index * 3 + 1) % WORDS.length]}`,
}));

const koi = { category: 'RNG', vendor: 'MOONREEF', code: 'copper-koi', name: 'Copper Koi' } as const;

describe('drawGameArt', () => {
  it('draws the same picture for the same game', () => {
    for (const kind of KINDS) expect(drawGameArt({ ...koi, kind })).toBe(drawGameArt({ ...koi, kind }));
  });

  it.each([
    ['tile', 120, 160],
    ['icon', 96, 96],
    ['wide', 358, 168],
  ] as const)('draws a %s %i by %i', (kind, width, height) => {
    expect(drawGameArt({ ...koi, kind })).toContain(
      `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    );
  });

  it('draws 640 games well-formed, complete and within 9 KB in every format', () => {
    for (const game of sample) {
      for (const kind of KINDS) {
        const svg = drawGameArt({ ...game, kind });
        expect(xmlFault(svg)).toBeNull();
        expect(svg).not.toMatch(/NaN|undefined|Infinity/);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_LIMIT);
        const ids = new Set(idsOf(svg));
        expect(referencesOf(svg).filter((id) => !ids.has(id))).toEqual([]);
      }
    }
  });

  it('keeps the ids of pictures that stand in one document apart', () => {
    const ids = sample.flatMap((game) => KINDS.flatMap((kind) => idsOf(drawGameArt({ ...game, kind }))));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('writes the title on the tile only', () => {
    const thai = { ...koi, name: 'ปลาคาร์ป' };
    expect(drawGameArt({ ...thai, kind: 'tile' })).toContain('ปลาคาร์ป');
    expect(drawGameArt({ ...thai, kind: 'icon' })).not.toContain('ปลาคาร์ป');
    expect(drawGameArt({ ...thai, kind: 'wide' })).not.toContain('ปลาคาร์ป');
  });

  it('needs neither scripts, styles nor anything from elsewhere', () => {
    for (const game of sample.slice(0, 100)) {
      const svg = drawGameArt({ ...game, kind: 'tile' }).replace('xmlns="http://www.w3.org/2000/svg"', '');
      expect(svg).not.toMatch(/<script|<style|style=|\son\w+=|https?:|data:|javascript:/i);
    }
  });

  it('stays well-formed whatever the game is called', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('<', '&', '"', "'", ']]>', '\u0000', '\ud800'),
    );
    const name = fc.array(text, { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(name, name, fc.constantFrom(...ART_CATEGORIES), (anyName, anyCode, category) => {
        const svg = drawGameArt({ category, vendor: anyCode, code: anyCode, name: anyName, kind: 'tile' });
        expect(xmlFault(svg)).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('shows markup in a name as text', () => {
    const name = `</text><script>alert('x')</script> ก "&`;
    const svg = drawGameArt({ ...koi, name, kind: 'tile' });
    expect(svg).not.toContain('<script');
    expect(xmlFault(svg)).toBeNull();
  });

  it('draws every motif so that a renderer takes it', async () => {
    const oneForEach = new Map(sample.map((game) => [gameRecipe(game).motif, game]));
    expect(oneForEach.size).toBeGreaterThan(60);
    for (const game of oneForEach.values()) {
      const { info } = await sharp(Buffer.from(drawGameArt({ ...game, kind: 'icon' })))
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([96, 96]);
    }
  });

  it('keeps the left of a wide picture dark enough for white copy', async () => {
    const channelLight = (value: number) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    };
    for (const game of sample.slice(0, 60)) {
      const picture = sharp(Buffer.from(drawGameArt({ ...game, kind: 'wide' })));
      const left = picture.extract({ left: 0, top: 0, width: Math.floor(358 * COPY_SHARE), height: 168 });
      const { channels } = await sharp(await left.png().toBuffer()).stats();
      const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => channelLight(mean));
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(AA_TEXT);
    }
  });
});

describe('gameRecipe', () => {
  it('gives at least 95 % of 640 games a picture of their own', () => {
    const recipes = new Set(
      sample.map((game) => JSON.stringify([game.vendor, gameRecipe({ ...game, name: '' })])),
    );
    expect(recipes.size).toBeGreaterThanOrEqual(SAMPLE_SIZE * 0.95);
  });

  it.each([
    ['Copper Koi', 'koi'],
    ['Tiger Orchard', 'tiger'],
    ['Neon Tuk-Tuk', 'tukTuk'],
    ['เสือคำราม', 'tiger'],
    ['Golden Koi Pond', 'goldenKoi'],
  ])('lets a word of the name choose the motif: %s', (name, motif) => {
    expect(gameRecipe({ ...koi, name }).motif).toBe(motif);
  });

  it('does not find words inside other words', () => {
    expect(gameRecipe({ ...koi, name: 'Spring Array' }).motif).toBe(gameRecipe({ ...koi, name: '' }).motif);
  });

  it('does not put a motif where its category has none', () => {
    for (const category of ART_CATEGORIES) {
      if (category === 'RNG') continue;
      expect(CATEGORY_MOTIFS[category]).toContain(
        gameRecipe({ ...koi, category, name: 'Tiger Lantern' }).motif,
      );
    }
  });

  it('keeps everything but the words when a game is renamed', () => {
    const before = gameRecipe({ ...koi, name: 'Plain Water' });
    const after = gameRecipe({ ...koi, name: 'Silver Ruby Tiger' });
    expect(after).toMatchObject({ light: before.light, hueTurn: before.hueTurn, lean: expect.any(Number) });
    expect(after).toMatchObject({ metal: 'silver', jewel: 'ruby' });
  });
});

describe('CATEGORY_MOTIFS', () => {
  it.each(ART_CATEGORIES)('has at least five motifs for %s', (category) => {
    expect(new Set(CATEGORY_MOTIFS[category]).size).toBeGreaterThanOrEqual(5);
  });
});
