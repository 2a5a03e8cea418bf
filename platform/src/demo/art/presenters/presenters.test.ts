import sharp from 'sharp';
import { xmlFault } from '../testing/xml';
import { drawPresenter, presenterNames } from './index';

it.each(presenterNames)('draws %s in 3:4, the same each time', async (name) => {
  const svg = drawPresenter(name);
  expect(svg).toBe(drawPresenter(name));
  expect(xmlFault(svg)).toBeNull();
  expect(svg).not.toMatch(/NaN|undefined|Infinity|style=/);
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect([width, height]).toEqual([120, 160]);
});

it('gives each presenter a face of their own', () => {
  expect(new Set(presenterNames.map(drawPresenter)).size).toBe(presenterNames.length);
});
