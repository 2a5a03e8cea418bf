import sharp from 'sharp';
import { idsOf, referencesOf, xmlFault } from '../testing/xml';
import { drawScene, type Merchant, sceneNames } from './index';

const MERCHANTS: readonly Merchant[] = ['aurora', 'lagoon'];
const BANNER = { width: 358, height: 164 } as const;
const SIGN_IN = { width: 390, height: 220 } as const;
const SIZE_LIMIT = 20 * 1024;
const COPY_SHARE = 0.55;

const everyScene = sceneNames.flatMap((scene) =>
  MERCHANTS.flatMap((merchant) => [BANNER, SIGN_IN].map((size) => ({ scene, merchant, ...size }))),
);

describe('drawScene', () => {
  it('knows at least eight scenes', () => {
    expect(sceneNames.length).toBeGreaterThanOrEqual(8);
  });

  it.each(everyScene)('draws $scene for $merchant at $width by $height', async (options) => {
    const svg = drawScene(options);
    expect(svg).toBe(drawScene(options));
    expect(xmlFault(svg)).toBeNull();
    expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/);
    expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(SIZE_LIMIT);
    const ids = new Set(idsOf(svg));
    expect(referencesOf(svg).filter((id) => !ids.has(id))).toEqual([]);
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height]).toEqual([options.width, options.height]);
  });

  it('keeps the ids of scenes that stand in one document apart', () => {
    const ids = everyScene.flatMap((options) => idsOf(drawScene(options)));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(sceneNames)('gives each brand its own %s', (scene) => {
    expect(drawScene({ scene, merchant: 'aurora', ...BANNER })).not.toBe(
      drawScene({ scene, merchant: 'lagoon', ...BANNER }),
    );
  });

  it.each(everyScene)(
    'leaves the left of $scene for $merchant calmer than its right at $width',
    async (options) => {
      const split = Math.floor(options.width * COPY_SHARE);
      const busyness = async (left: number, width: number) => {
        const part = sharp(Buffer.from(drawScene(options))).extract({
          left,
          top: 0,
          width,
          height: options.height,
        });
        const { channels } = await sharp(await part.png().toBuffer()).stats();
        return channels.slice(0, 3).reduce((sum, { stdev }) => sum + stdev, 0);
      };
      expect(await busyness(0, split)).toBeLessThan((await busyness(split, options.width - split)) * 0.75);
    },
  );
});
