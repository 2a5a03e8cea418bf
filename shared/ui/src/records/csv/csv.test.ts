import fc from 'fast-check';
import { csvLine } from './csv';

it.each([
  [['a', 'b'], 'a,b\r\n'],
  [['He said "koi"', '1,234'], '"He said ""koi""","1,234"\r\n'],
  [['two\nlines', 'two\r\nlines'], '"two\nlines","two\r\nlines"\r\n'],
  [['ปลาคาร์ปทองแดง', ''], 'ปลาคาร์ปทองแดง,\r\n'],
])('writes %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});

it.each(['=cmd|"/c calc"!A1', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '＝1+1'])(
  'lets no spreadsheet run %j',
  (text) => {
    expect(parse(csvLine([text, 'x']))).toEqual([[`'${text}`, 'x']]);
  },
);

it('leaves amounts, times and words as they are', () => {
  const cells = ['1234.50', '-50.00', '2026-11-20 08:15:00', 'Baccarat - VIP', 'bet_01'];
  expect(csvLine(cells)).toBe(`${cells.join(',')}\r\n`);
});

it('is read back as it was written, but for formulas', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', 'ก', '=', ' ') }),
  );
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const read = parse(rows.map(csvLine).join(''));
      expect(read.map((row) => row.length)).toEqual(rows.map((row) => row.length));
      for (const [at, row] of rows.entries())
        for (const [column, cell] of row.entries()) expect([cell, `'${cell}`]).toContain(read[at]?.[column]);
    }),
  );
});

/** A reader of RFC 4180, apart from the writer. */
function parse(file: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/y;
  while (cells.lastIndex < file.length) {
    const [, quoted, plain = '', end] = cells.exec(file) ?? [];
    if (end === undefined) throw new Error(`no cell at ${cells.lastIndex}`);
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
