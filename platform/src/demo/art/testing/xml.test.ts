import { xmlFault } from './xml';

describe('xmlFault', () => {
  it('finds nothing wrong with a well-formed element', () => {
    expect(xmlFault('<svg a="1"><g b="&#38;"><path d="M0 0"/>ก &amp; ข</g></svg>')).toBeNull();
  });

  it.each([
    '<svg><g></svg></g>',
    '<svg>',
    '<svg/><svg/>',
    '<svg a="1" a="2"/>',
    '<svg a="&"/>',
    '<svg>a & b</svg>',
    '<svg a=1/>',
    '<svg>a < b</svg>',
    '<svg>\u0000</svg>',
    '<svg>\ud800</svg>',
    'text',
  ])('complains about %j', (xml) => {
    expect(xmlFault(xml)).toEqual(expect.any(String));
  });
});
