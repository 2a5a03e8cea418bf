export type Point = readonly [x: number, y: number];

/** SVG attributes by their own names. Values are ours or numbers: text from outside goes through `escapeXml`. */
type Attributes = Readonly<Record<string, string | number>>;

/** One decimal is finer than any screen shows these pictures, and keeps the files small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Opacities and scales need a second decimal. A leading zero says nothing and is left out. */
const shortNumber = (value: number): string =>
  String(Math.round(value * 100) / 100).replace(/^(-?)0\./, '$1.');

const attribute = (name: string, value: string | number): string =>
  ` ${name}="${typeof value === 'number' ? shortNumber(value) : value}"`;

const attributeList = (attributes: Attributes): string => {
  let list = '';
  for (const name in attributes) list += attribute(name, attributes[name] ?? '');
  return list;
};

/** An element without children. */
export const element = (name: string, attributes: Attributes): string =>
  `<${name}${attributeList(attributes)}/>`;

export const path = (d: string, fill: string, attributes: Attributes = {}): string =>
  `<path d="${d}" fill="${fill}"${attributeList(attributes)}/>`;

/** An open or closed line. Ends and corners are round: `svgDocument` says so once for the whole picture. */
export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}): string =>
  `<path d="${d}" fill="none"${attributeList({
    stroke: colour,
    'stroke-width': round(width),
    ...attributes,
  })}/>`;

export const polygonPath = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const polygon = (points: readonly Point[], fill: string, attributes: Attributes = {}): string =>
  path(polygonPath(points), fill, attributes);

export const circle = (x: number, y: number, radius: number, fill: string, attributes: Attributes = {}) =>
  `<circle${x ? ` cx="${round(x)}"` : ''}${y ? ` cy="${round(y)}"` : ''} r="${round(radius)}" fill="${fill}"${attributeList(attributes)}/>`;

/** A circle drawn as a line. */
export const ring = (
  x: number,
  y: number,
  radius: number,
  colour: string,
  width: number,
  attributes: Attributes = {},
) => circle(x, y, radius, 'none', { stroke: colour, 'stroke-width': round(width), ...attributes });

const BOX_ROUNDING = 0.8;

/** A box as path data for `boxes`. */
export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${round(x + BOX_ROUNDING)} ${round(y + BOX_ROUNDING)}h${round(width - 2 * BOX_ROUNDING)}v${round(height - 2 * BOX_ROUNDING)}h-${round(width - 2 * BOX_ROUNDING)}Z`;

/** Many boxes of one colour in one element. The stroke gives each its round corners. */
export const boxes = (d: string, fill: string, attributes: Attributes = {}): string =>
  path(d, fill, { stroke: fill, 'stroke-width': 2 * BOX_ROUNDING, ...attributes });

/** A point as path data for `dots`. Not quite of no length: some renderers skip those. */
export const dotPath = (x: number, y: number): string => `M${round(x)} ${round(y)}h.01`;

/** Many points of one size in one element. */
export const dots = (d: string, colour: string, diameter: number, attributes: Attributes = {}): string =>
  stroke(d, colour, diameter, attributes);

/** A disc as path data, for many in one element. */
export const discPath = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0-${radius * 2} 0Z`;

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: string,
  attributes: Attributes = {},
) =>
  `<ellipse${x ? ` cx="${round(x)}"` : ''}${y ? ` cy="${round(y)}"` : ''} rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"${attributeList(attributes)}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
  attributes: Attributes = {},
) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''} fill="${fill}"${attributeList(attributes)}/>`;

/** `content` moved, turned or scaled by an SVG transform list. */
export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;

export const at = (x: number, y: number, scale = 1, rotate = 0): string =>
  `translate(${round(x)} ${round(y)})${rotate ? ` rotate(${round(rotate)})` : ''}${scale === 1 ? '' : ` scale(${Math.round(scale * 100) / 100})`}`;

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) =>
      element('stop', {
        offset,
        'stop-color': colour,
        ...(opacity === undefined ? {} : { 'stop-opacity': opacity }),
      }),
    )
    .join('');

/** A gradient along the line from `start` to `end`, in fractions of the painted shape; top to bottom by default. */
export const linearGradient = (
  id: string,
  list: readonly Stop[],
  start: Point = [0, 0],
  end: Point = [0, 1],
) =>
  `<linearGradient id="${id}" x1="${start[0]}" y1="${start[1]}" x2="${end[0]}" y2="${end[1]}">${stops(list)}</linearGradient>`;

export const radialGradient = (id: string, list: readonly Stop[]) =>
  `<radialGradient id="${id}">${stops(list)}</radialGradient>`;

/** `count` points on an ellipse around the origin, the first at `start` radians. */
export const pointsAround = (count: number, radiusX: number, radiusY = radiusX, start = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + start;
    return [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY];
  });

/** A whole picture. It is decoration wherever it stands: the name beside it is what is read out. */
export const svgDocument = (width: number, height: number, definitions: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${definitions ? `<defs>${definitions}</defs>` : ''}${content}</svg>`;
