import fc from 'fast-check';
import { escapeHtml, inlineJson, tag } from './html';

describe('inlineJson', () => {
  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', ']]>', '</SCRIPT >'])(
    'lets %j not break out',
    (text) => {
      const written = inlineJson({ text });
      expect(written).not.toMatch(/[<>\u2028\u2029]/);
      expect(JSON.parse(written)).toEqual({ text });
    },
  );

  it('reads back as what was written, whatever that was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const written = inlineJson(value);
        expect(written).not.toMatch(/[<>\u2028\u2029]/);
        expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('tag', () => {
  it('escapes values and leaves out what is not set', () => {
    expect(tag('a', { href: '"><script>', hidden: true, title: undefined, rel: false })).toBe(
      '<a href="&quot;&gt;&lt;script&gt;" hidden>',
    );
    expect(escapeHtml(`<&>"'`)).toBe('&lt;&amp;&gt;&quot;&#39;');
  });
});
