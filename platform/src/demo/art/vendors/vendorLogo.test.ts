import { idsOf, referencesOf, xmlFault } from '../testing/xml';
import { MARKS } from './marks';
import { drawVendorLogo, vendorNames } from './vendorLogo';

describe('vendorNames', () => {
  it('lists at least 24 vendors and the two lottery codes, each once', () => {
    const codes = vendorNames.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(26);
    expect(codes).toEqual(expect.arrayContaining(['TCG_LOTTO_VN', 'TCG_SEA']));
  });

  it('has a mark for each of them', () => {
    expect(Object.keys(MARKS).sort()).toEqual(vendorNames.map(({ code }) => code).sort());
  });
});

describe('drawVendorLogo', () => {
  it.each(vendorNames)('draws $name as a one-colour mask that can be tinted', ({ code }) => {
    const svg = drawVendorLogo({ vendor: code, tone: 'WHITE' });
    expect(xmlFault(svg)).toBeNull();
    expect(svg).toContain('width="24" height="24"');
    expect(new Set(svg.match(/fill="(?!none)[^"]+"/g))).toEqual(new Set(['fill="#fff"']));
  });

  it.each(vendorNames)('draws $name in its own colours', ({ code }) => {
    const svg = drawVendorLogo({ vendor: code, tone: 'COLOR' });
    expect(xmlFault(svg)).toBeNull();
    expect(referencesOf(svg)).toEqual(idsOf(svg));
  });

  it('tells every vendor from the others', () => {
    for (const tone of ['WHITE', 'COLOR'] as const) {
      const logos = new Set(vendorNames.map(({ code }) => drawVendorLogo({ vendor: code, tone })));
      expect(logos.size).toBe(vendorNames.length);
    }
  });

  it.each(['NOBODY', '', '__proto__', 'constructor', '"><script>'])('gives %j a neutral mark', (vendor) => {
    for (const tone of ['WHITE', 'COLOR'] as const) {
      const svg = drawVendorLogo({ vendor, tone });
      expect(xmlFault(svg)).toBeNull();
      expect(svg).not.toContain('script');
    }
  });
});
