import sharp from 'sharp';
import { xmlFault } from '../testing/xml';
import { drawWare, wareNames } from './index';

it.each(wareNames)('draws %s in a square, the same each time', async (name) => {
  const svg = drawWare(name);
  expect(svg).toBe(drawWare(name));
  expect(xmlFault(svg)).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([160, 160]);
});

it('gives each ware a picture of its own', () => {
  expect(new Set(wareNames.map(drawWare)).size).toBe(wareNames.length);
});
