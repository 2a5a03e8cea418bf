import { pngFile } from '../testing/pngFile';
import { checkPicture } from './checkPicture';
import { readHeader } from './readHeader';
import { sentSize, shrinkPicture } from './shrinkPicture';

const LARGEST = 5_242_880;

/** A JPEG up to its frame: what a camera wrote, with a small picture's frame in it, a filler, and its own frame. */
const jpegBytes = (width: number, height: number, frame = 0xc2) => {
  const frameOf = (w: number, h: number) => [0, 17, 8, h >> 8, h & 255, w >> 8, w & 255, 3];
  const camera = [0xff, 0xe1, 0, 14, 0xff, 0xc0, ...frameOf(9, 9), 0, 0];
  return new Uint8Array([0xff, 0xd8, ...camera, 0xff, 0xff, frame, ...frameOf(width, height)]);
};
const file = (content: BlobPart, name: string, type = 'image/png') => new File([content], name, { type });
const faultOf = (chosen: File) =>
  checkPicture(chosen).then(
    () => undefined,
    (error) => error.code,
  );

describe('readHeader', () => {
  it('finds the size of a PNG and of a JPEG, past what a camera wrote', async () => {
    expect(await checkPicture(pngFile('a.png', { width: 640, height: 480 }))).toEqual({
      type: 'image/png',
      width: 640,
      height: 480,
    });
    expect(readHeader(jpegBytes(4_032, 3_024).buffer)).toEqual({
      type: 'image/jpeg',
      width: 4_032,
      height: 3_024,
    });
  });

  it('ends with what is cut off or has no frame, at whichever byte', () => {
    const whole = jpegBytes(640, 480);
    for (let end = 0; end < whole.length - 1; end += 1)
      expect(readHeader(whole.slice(0, end).buffer)).toBeUndefined();
    expect(readHeader(jpegBytes(640, 480, 0xc4).buffer)).toBeUndefined();
    expect(
      readHeader(new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0xff, 0xe1, 0, 0, 0, 0]).buffer),
    ).toBeUndefined();
  });
});

describe('checkPicture', () => {
  it.each([
    ['a script', file('<script>alert(1)</script>', 'a.png')],
    ['an SVG', file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'a.png')],
    ['a picture of a phone that others cannot read', file('\0\0\0\x18ftypheic', 'a.jpg', 'image/jpeg')],
    ['a WebP', file('RIFF\0\0\0\0WEBPVP8 ', 'a.jpg', 'image/jpeg')],
    ['nothing', file('', 'a.png')],
    ['a picture without any pixel', pngFile('a.png', { width: 0 })],
  ])('refuses %s, whatever it is called @PR-023', async (_what, chosen) => {
    expect(await faultOf(chosen)).toBe('picture.type.unsupported');
  });

  it('takes a picture that is called something else @PR-023', async () => {
    const { width } = await checkPicture(file(jpegBytes(640, 480), 'scan.tiff', 'image/tiff'));
    expect(width).toBe(640);
  });

  it('takes five megabytes to the byte @PR-024', async () => {
    expect(await faultOf(pngFile('a.png', { bytes: LARGEST }))).toBeUndefined();
    expect(await faultOf(pngFile('a.png', { bytes: LARGEST + 1 }))).toBe('picture.too.large');
  });

  it('refuses a few bytes that unfold to a bitmap as large as a town', async () => {
    expect(await faultOf(pngFile('a.png', { width: 20_000, height: 20_000 }))).toBe('picture.too.large');
  });

  it('refuses a file that is not there any more', async () => {
    const gone = pngFile('a.png');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));
    expect(await faultOf(gone)).toBe('picture.type.unsupported');
  });
});

describe('a picture that is sent', () => {
  it.each([
    ['a photograph', [4_032, 3_024], [2_560, 1_920]],
    ['one that was turned', [3_024, 4_032], [1_920, 2_560]],
    ['a screenshot', [1_080, 2_400], [1_080, 2_400]],
    ['a long screenshot, whose words would be lost', [1_080, 9_000], [1_080, 9_000]],
    ['a wide and flat one', [8_000, 1_200], [7_200, 1_080]],
    ['a small one', [40, 30], [40, 30]],
  ] as const)('%s has a size at which it is legible', (_what, [width, height], [sentWidth, sentHeight]) => {
    expect(sentSize({ width, height })).toEqual({ width: sentWidth, height: sentHeight });
  });

  const photo = pngFile('a.png', { width: 4_000, height: 3_000, bytes: 2_000_000 });
  const size = { width: 4_000, height: 3_000 };
  const close = jest.fn();

  function browserThatDraws(bytes: number | null) {
    globalThis.createImageBitmap = jest.fn(async () => ({ ...size, close }));
    jest
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done) => done(bytes === null ? null : new Blob([new Uint8Array(bytes)])));
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  }
  afterEach(() => jest.restoreAllMocks());

  it('is drawn smaller, and the memory it took is given back', async () => {
    browserThatDraws(300_000);
    expect((await shrinkPicture(photo, size)).size).toBe(300_000);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['drawing it saves nothing', 2_000_000],
    ['it cannot be drawn', null],
  ])('is the file itself where %s', async (_why, bytes) => {
    browserThatDraws(bytes);
    expect(await shrinkPicture(photo, size)).toBe(photo);
  });

  it('is not even opened where it is small', async () => {
    browserThatDraws(1);
    const small = pngFile('a.png');
    expect(await shrinkPicture(small, { width: 40, height: 30 })).toBe(small);
    expect(createImageBitmap).not.toHaveBeenCalled();
  });

  it('is refused where its bytes begin as a picture and are none', async () => {
    globalThis.createImageBitmap = jest.fn().mockRejectedValue(new DOMException('bad'));
    await expect(shrinkPicture(photo, size)).rejects.toMatchObject({ code: 'picture.type.unsupported' });
  });
});
