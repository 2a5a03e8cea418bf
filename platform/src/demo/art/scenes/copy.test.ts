import sharp from 'sharp';
import { xmlFault } from '../testing/xml';
import { drawScene, type SceneCopy } from './index';

const SIZE = { width: 358, height: 168 } as const;
const draw = (copy?: SceneCopy) =>
  drawScene({ scene: 'reef', merchant: 'aurora', ...SIZE, ...(copy && { copy }) });
const copyOf = (headline: string): SceneCopy => ({ eyebrow: 'Fishing league', headline, subline: 'weekly' });

/** Texts of a picture with their sizes, top to bottom. */
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text [^>]*y="([\d.]+)" font-size="([\d.]+)"[^>]*>([^<]*)</g)].map(
    ([, y, size, text]) => ({
      y: Number(y),
      size: Number(size),
      text,
    }),
  );

/** Where the words end: the first column, from the right, that differs from the picture without them. */
async function rightEdge(copy: SceneCopy): Promise<number> {
  const pixels = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
  const [plain, written] = await Promise.all([pixels(draw()), pixels(draw(copy))]);
  const channels = written.length / (SIZE.width * SIZE.height);
  let edge = 0;
  for (let byte = 0; byte < written.length; byte += 1) {
    if (written[byte] !== plain[byte]) edge = Math.max(edge, Math.floor(byte / channels) % SIZE.width);
  }
  return edge;
}

const LONG =
  'Everything that you win on a Saturday comes back once more on the Sunday that follows, and then some';
const LONG_THAI = 'รับเงินคืนจากยอดเสียทั้งหมดของคุณทุกวันศุกร์เสาร์อาทิตย์โดยไม่มีเงื่อนไขและไม่จำกัดจำนวนครั้งต่อเดือน';

describe('copy in a scene', () => {
  it('stands in three lines, the headline largest, in the middle of the height', () => {
    const lines = textsOf(draw(copyOf('฿500,000')));
    expect(lines.map(({ text, size }) => [text, size])).toEqual([
      ['Fishing league', 12],
      ['฿500,000', 26],
      ['weekly', 12],
    ]);
    const middle = ((lines[0]?.y ?? 0) + (lines[2]?.y ?? 0)) / 2;
    expect(Math.abs(middle - SIZE.height / 2)).toBeLessThan(8);
  });

  it.each([['8% back'], [LONG], [LONG_THAI], ['คืนยอดเสีย 8%'], ['W'.repeat(200)], ['ก'.repeat(200)]])(
    'keeps %s on the calm left, within the height',
    async (headline) => {
      const copy = { eyebrow: headline, headline, subline: headline };
      const svg = draw(copy);
      expect(xmlFault(svg)).toBeNull();
      const lines = textsOf(svg);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...lines.map(({ y, size }) => y - size))).toBeGreaterThan(0);
      expect(Math.max(...lines.map(({ y }) => y))).toBeLessThan(SIZE.height);
      expect(Math.min(...lines.map(({ size }) => size))).toBeGreaterThanOrEqual(12);
      expect(await rightEdge(copy)).toBeLessThan(SIZE.width * 0.66);
    },
  );

  it('breaks Thai between words', () => {
    const lines = textsOf(draw(copyOf('โบนัสต้อนรับสมาชิกใหม่ของเว็บไซต์')));
    expect(lines.length).toBeGreaterThan(3);
    expect(
      lines
        .slice(1, -1)
        .map(({ text }) => text)
        .join(''),
    ).toBe('โบนัสต้อนรับสมาชิกใหม่ของเว็บไซต์');
  });

  it('cuts nothing that fits', () => {
    expect(draw(copyOf('Stake insured'))).toContain('>Stake insured<');
  });

  it('takes markup as words', () => {
    const svg = draw(copyOf('<script>"&'));
    expect(svg).not.toContain('<script');
    expect(xmlFault(svg)).toBeNull();
  });
});
