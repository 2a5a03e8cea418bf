import { encode } from 'uqr';
import { qrPath } from './qrPath';

const TEXT = '00020101021229370016A000000677010111011300668123456785802TH530376454071000.006304ABCD';

/** The modules that the rectangles of a path cover. */
function painted({ size, path }: ReturnType<typeof qrPath>): boolean[][] {
  const grid = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let column = Number(x); column < Number(x) + Number(width); column += 1) {
      const row = grid[Number(y)];
      if (row) row[column] = true;
    }
  }
  return grid;
}

it('paints every dark module and no other', () => {
  expect(painted(qrPath(TEXT))).toEqual(encode(TEXT, { ecc: 'M', border: 4 }).data);
});

it('leaves the white around it that scanners need', () => {
  const rows = painted(qrPath(TEXT));
  for (const edge of [0, 1, 2, 3]) {
    expect(rows[edge]).not.toContain(true);
    expect(rows.at(-1 - edge)).not.toContain(true);
    expect(rows.map((row) => row[edge])).not.toContain(true);
  }
});
