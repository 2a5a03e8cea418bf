import { symbolOf } from './logo';

const drawing = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28" fill="none">${content}</svg>`;

describe('symbolOf', () => {
  it('keeps shapes and what they inherit', () => {
    const symbol = symbolOf(
      drawing('\n  <path d="M1 2" fill="var(--s-accent, #fff)"/>\n'),
      'mark',
      'logo.svg',
    );

    expect(symbol).toBe(
      '<symbol id="mark" viewBox="0 0 28 28" preserveAspectRatio="xMinYMid"><g fill="none"><path d="M1 2" fill="var(--s-accent, #fff)"/></g></symbol>',
    );
  });

  it.each([
    '<script>alert(1)</script>',
    '<path d="M0 0" onclick="alert(1)"/>',
    '<image href="https://example.org/x.png"/>',
    '<use href="#x"/>',
    '<foreignObject><p>x</p></foreignObject>',
    '<style>*{}</style>',
    '<path style="fill:red"/>',
    '<path fill="url(https://example.org)"/>',
    'words',
    '</g></symbol><p>',
  ])('refuses %s', (content) => {
    expect(() => symbolOf(drawing(content), 'mark', 'logo.svg')).toThrow(/^logo\.svg/);
  });

  it('refuses what is no drawing', () => {
    expect(() => symbolOf('<p>hello</p>', 'mark', 'logo.svg')).toThrow('one <svg> with a viewBox');
  });
});
