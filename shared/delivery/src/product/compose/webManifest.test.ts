import { composing } from '../../testing/composing';
import { storeSite } from './composeSite';

// What is remembered of the first drawing would be the same as itself.
jest.unmock('./icons');

describe('composed for installing', () => {
  const { compose, filled } = composing();

  it('can be installed: name, colours and icons of each merchant', async () => {
    for (const [merchant, color] of [
      ['aurora', '#090e19'],
      ['lagoon', '#f1f8f7'],
    ] as const) {
      const { site, parts, html } = await compose(merchant);
      await storeSite(filled().store, parts, site);
      const manifest = JSON.parse(site.files.get('manifest.webmanifest')?.toString() ?? '');
      expect(manifest).toMatchObject({
        id: '/',
        name: parts.merchant.name,
        lang: 'th',
        start_url: '/m/home',
        scope: '/',
        display: 'standalone',
        theme_color: color,
        background_color: color,
      });
      expect(html('home')).toContain('<link rel="manifest" href="/manifest.webmanifest">');
      const touch = /<link rel="apple-touch-icon" sizes="180x180" href="([^"]+)">/.exec(html('login'))?.[1];
      const icons: { src: string; sizes: string }[] = manifest.icons;
      for (const { src, sizes } of [...icons, { src: touch ?? '', sizes: '180x180' }]) {
        const png = await filled().store.readFile(`brand/${merchant}/${src.slice('/brand/'.length)}`);
        // Width and height stand in the header of every PNG file.
        expect(`${png?.readUInt32BE(16)}x${png?.readUInt32BE(20)}`).toBe(sizes);
      }
      expect(icons.filter(({ src }) => src.includes('maskable'))).toHaveLength(1);
    }
  });

  it('draws the icons of a brand once, the same every time', async () => {
    const { site, parts } = await compose('lagoon');
    const [once, again] = await Promise.all([parts.brand.files(), parts.brand.files()]);
    expect(once).toEqual(again);
    await storeSite(filled().store, parts, site);
    const files = jest.fn(parts.brand.files);
    await storeSite(filled().store, { ...parts, brand: { ...parts.brand, files } }, site);
    expect(files).not.toHaveBeenCalled();
  });
});
