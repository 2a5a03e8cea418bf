const NAME = '[A-Za-z_][\\w.-]*';
const ATTRIBUTE = new RegExp(`\\s+(${NAME})="([^"<]*)"`, 'y');
const OPENING = new RegExp(`<(${NAME})`, 'y');
const CLOSING = new RegExp(`</(${NAME})\\s*>`, 'y');
const BARE_AMPERSAND = /&(?!(#\d+|#x[\da-f]+|amp|lt|gt|quot|apos);)/i;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids them, so finding one is the point
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;

const matchAt = (pattern: RegExp, text: string, index: number): RegExpExecArray | null => {
  pattern.lastIndex = index;
  return pattern.exec(text);
};

/** Reads the attributes from `index`; answers where they end, or a complaint. */
function readAttributes(xml: string, index: number): number | string {
  const seen = new Set<string>();
  let end = index;
  for (let found = matchAt(ATTRIBUTE, xml, end); found; found = matchAt(ATTRIBUTE, xml, end)) {
    const [whole, name = '', value = ''] = found;
    if (seen.has(name)) return `attribute ${name} twice at ${end}`;
    if (BARE_AMPERSAND.test(value)) return `bare & in ${name} at ${end}`;
    seen.add(name);
    end += whole.length;
  }
  return end;
}

/** Why `xml` is not a well-formed element (the subset that SVG from code uses), or null when it is. */
export function xmlFault(xml: string): string | null {
  if (/\p{Surrogate}/u.test(xml)) return 'lone surrogate';
  if (FORBIDDEN.test(xml)) return 'forbidden character';
  const open: string[] = [];
  let index = 0;
  while (index < xml.length) {
    const closing = matchAt(CLOSING, xml, index);
    if (closing) {
      if (open.pop() !== closing[1]) return `unexpected ${closing[0]} at ${index}`;
      index += closing[0].length;
    } else if (xml[index] === '<') {
      const opening = matchAt(OPENING, xml, index);
      if (!opening) return `not a tag at ${index}`;
      const end = readAttributes(xml, index + opening[0].length);
      if (typeof end === 'string') return end;
      const isEmpty = xml.startsWith('/>', end);
      if (!isEmpty && xml[end] !== '>') return `malformed tag at ${end}: ${xml.slice(end, end + 40)}`;
      if (!isEmpty) open.push(opening[1] ?? '');
      index = end + (isEmpty ? 2 : 1);
    } else {
      const next = xml.indexOf('<', index);
      const text = xml.slice(index, next === -1 ? undefined : next);
      if (open.length === 0) return `text outside the root at ${index}`;
      if (BARE_AMPERSAND.test(text)) return `bare & at ${index}`;
      index += text.length;
    }
    if (open.length === 0 && index < xml.length) return `more than one root at ${index}`;
  }
  return open.length === 0 ? null : `<${open.at(-1)}> is not closed`;
}

/** Every id of the picture. */
export const idsOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/\sid="([^"]+)"/g), ([, id]) => id ?? '');

/** Every id that the picture refers to. */
export const referencesOf = (svg: string): string[] =>
  Array.from(svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g), ([, id]) => id ?? '');
