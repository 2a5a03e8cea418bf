import { cleanText, escapeXml, quoted } from './text';

describe('cleanText', () => {
  it('drops what XML forbids and what shows nothing, and folds white space', () => {
    expect(cleanText(' Copper\u0000\u001f \n Koi\u202e\u200b\ufeff ')).toBe('Copper Koi');
  });

  it('drops lone surrogates and keeps pairs', () => {
    expect(cleanText('a\ud83c b\udfb0 🎰')).toBe('a b 🎰');
  });

  it('keeps Thai marks', () => {
    expect(cleanText('ที่นี่มีน้ำผึ้ง')).toBe('ที่นี่มีน้ำผึ้ง');
  });

  it('cuts what no picture has room for', () => {
    expect(Array.from(cleanText('🎰'.repeat(5000)))).toHaveLength(120);
  });
});

describe('escapeXml', () => {
  it('leaves nothing that markup could start or an attribute end with', () => {
    expect(escapeXml(`<script>alert("1")</script>&'`)).not.toMatch(/[<>"']|&(?!#)/);
  });
});

describe('quoted', () => {
  it('is one line that no terminal obeys, and the same text again when it is read', () => {
    const text = 'a\n"b"\u001b[2J\u009b2J\u007f\u2028\u202etxt\u2069 ที่ 🎰';
    const line = quoted(text);
    expect(line).toBe('"a\\n\\"b\\"\\u001b[2J\\u009b2J\\u007f\\u2028\\u202etxt\\u2069 ที่ 🎰"');
    expect(JSON.parse(line)).toBe(text);
  });
});
