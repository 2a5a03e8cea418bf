import { Refusal } from '../../refusal';

const ELEMENTS = new Set(['g', 'path', 'circle', 'ellipse', 'rect', 'line', 'polyline', 'polygon']);
const ATTRIBUTES =
  /^(?:d|cx|cy|r|rx|ry|x|y|x1|x2|y1|y2|width|height|points|transform|opacity|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-opacity)$/;
const HARMLESS_VALUE = /^[^<>&"']*$/;
const REACHES_OUT = /url\(|javascript:/i;

/** What `tag` of html.ts would write back; comments and white space between tags are dropped. */
const TOKEN =
  /<(?<closing>\/)?(?<name>[a-z]+)(?<attributes>(?:\s+[a-z0-9:-]+="[^"]*")*)\s*(?<empty>\/)?>|\s+/gy;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/**
 * Turns a merchant's drawing into a `<symbol>` of the document, where it follows the theme's colours.
 *
 * @throws Refusal naming the element or attribute that may not be there.
 */
export function symbolOf(svg: string, id: string, file: string): string {
  const { viewBox, shapes } = plainShapes(svg, file);
  return `<symbol id="${id}" viewBox="${viewBox}" preserveAspectRatio="xMinYMid">${shapes}</symbol>`;
}

/**
 * What a merchant's drawing shows. A merchant's file is data: only plain shapes pass.
 *
 * @returns The drawing's view box and its shapes as one group.
 * @throws Refusal naming the element or attribute that may not be there.
 */
export function plainShapes(svg: string, file: string): { viewBox: string; shapes: string } {
  const outer = /^\s*<svg(?<attributes>[^>]*)>(?<content>.*)<\/svg>\s*$/s.exec(svg)?.groups;
  const viewBox = /viewBox="([\d. -]+)"/.exec(outer?.attributes ?? '')?.[1];
  if (!outer || !viewBox) throw new Refusal(`${file} must be one <svg> with a viewBox.`);
  const inherited = attributesOf(
    outer.attributes ?? '',
    file,
    (name) => !/^(?:viewBox|width|height)$|^xmlns/.test(name),
  );
  // The name is said where the symbol is used, if it is.
  const content = (outer.content ?? '').replace(/<title>[^<]*<\/title>/, '');

  let written = '';
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < content.length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(content);
    if (!token)
      throw new Refusal(`${file} has something that is no plain shape: ${content.slice(from, from + 40)}`);
    const { closing, name, attributes, empty } = token.groups ?? {};
    if (!name) continue;
    if (!ELEMENTS.has(name)) throw new Refusal(`${file} may hold plain shapes only, not <${name}>.`);
    written += closing ? `</${name}>` : `<${name}${attributesOf(attributes ?? '', file)}${empty ?? ''}>`;
  }
  return { viewBox, shapes: `<g${inherited}>${written}</g>` };
}

function attributesOf(text: string, file: string, wanted: (name: string) => boolean = () => true): string {
  return [...text.matchAll(ATTRIBUTE)]
    .filter(([, name = '']) => wanted(name))
    .map(([, name = '', value = '']) => {
      if (!ATTRIBUTES.test(name) || !HARMLESS_VALUE.test(value) || REACHES_OUT.test(value)) {
        throw new Refusal(`${file} may not have ${name}="${value}".`);
      }
      return ` ${name}="${value}"`;
    })
    .join('');
}
