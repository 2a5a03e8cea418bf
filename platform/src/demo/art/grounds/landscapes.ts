import { mix } from '../colour';
import { between } from '../random';
import { cloud, spark } from '../shapes';
import { circle, discPath, dotPath, dots, path, polygonPath, rect, round, stroke } from '../svg';
import type { Ground } from './ground';

export const arches: Ground = ({ height, focusX, focusY, ink }) =>
  [78, 64, 51, 39]
    .map((half, index) => {
      const at = (x: number, y: number) => `${round(focusX + half * x)} ${round(focusY - half * y)}`;
      const d = `M${round(focusX - half)} ${height}L${at(-1, 0)}C${at(-1, 0.7)} ${at(-0.4, 0.8)} ${at(0, 1.16)}C${at(0.4, 0.8)} ${at(1, 0.7)} ${at(1, 0)}L${round(focusX + half)} ${height}Z`;
      return path(d, mix(ink.mid, ink.glow, index * 0.16), { opacity: 0.2 });
    })
    .join('');

export const hills: Ground = ({ width, height, focusX, focusY, ink }) => {
  const ridge = height * 0.6;
  const scale = width / 120;
  const x = (value: number) => round(value * scale);
  const hill = (drop: number, rise: number, dip: number, colour: string, opacity: number) => {
    const top = ridge + drop;
    const d = `M0 ${round(top)}C${x(20)} ${round(top - rise)} ${x(38)} ${round(top + dip)} ${x(60)} ${round(top - 4)}C${x(84)} ${round(top - rise)} ${x(100)} ${round(top + dip)} ${width} ${round(top - rise)}L${width} ${height}L0 ${height}Z`;
    return path(d, colour, { opacity });
  };
  return (
    circle(focusX + 18 * scale, focusY - 14, 26, ink.glow, { opacity: 0.5 }) +
    hill(-12, 20, 6, mix(ink.mid, ink.glow, 0.25), 0.45) +
    hill(4, 14, 10, mix(ink.base, ink.mid, 0.5), 0.7) +
    hill(22, 16, 4, mix(ink.deep, ink.base, 0.5), 0.85)
  );
};

const STARS = 34;

/** Stars by size, each size its own brightness. */
const MAGNITUDES = [
  { diameter: 0.9, opacity: 0.35 },
  { diameter: 1.3, opacity: 0.5 },
  { diameter: 1.8, opacity: 0.7 },
] as const;

/** One star in seven glints. */
const GLINT_SHARE = 0.14;

export const stars: Ground = ({ width, height, ink, random }) => {
  const points = MAGNITUDES.map(() => '');
  let glints = '';
  for (let index = 0; index < STARS; index += 1) {
    const x = random() * width;
    const y = random() * height * 0.72;
    if (random() < GLINT_SHARE) glints += spark(x, y, between(random, 0.3, 0.65), ink.light, 0.8);
    else points[index % points.length] += dotPath(x, y);
  }
  return (
    MAGNITUDES.map(({ diameter, opacity }, index) =>
      dots(points[index] ?? '', ink.light, diameter, { opacity }),
    ).join('') + glints
  );
};

export const clouds: Ground = ({ width, height, ink, random }) => {
  const colour = mix(ink.mid, ink.glow, 0.5);
  let sky = '';
  for (let row = 0; row < 6; row += 1) {
    const y = 12 + (row * height) / 7 + random() * 8;
    sky += cloud(random() * width, y, between(random, 0.55, 1.15), colour, 0.34);
  }
  return sky;
};

const BUBBLES = 16;

/** Shafts of light, bubbles and a reef. */
export const water: Ground = ({ width, height, focusX, ink, random }) => {
  const shafts = [0, 1, 2, 3, 4].map((index) => {
    const top = focusX - 46 + index * 22;
    const foot = focusX - 74 + index * 36;
    return polygonPath([
      [top, 0],
      [top + 10, 0],
      [foot + 30, height],
      [foot, height],
    ]);
  });
  let bubbles = '';
  let shines = '';
  for (let index = 0; index < BUBBLES; index += 1) {
    const [x, y, radius] = [random() * width, random() * height, between(random, 1, 4.4)];
    bubbles += discPath(x, y, round(radius));
    if (radius > 2) shines += dotPath(x - radius * 0.3, y - radius * 0.3);
  }
  const at = (x: number, y: number) => `${round(width * x)} ${round(height * 0.84 + y)}`;
  const reef = `M${at(0, 0)}C${at(0.1, -14)} ${at(0.14, -22)} ${at(0.2, -4)}C${at(0.3, 8)} ${at(0.7, 8)} ${at(0.8, -8)}C${at(0.86, -26)} ${at(0.92, -16)} ${at(1, -4)}L${width} ${height}L0 ${height}Z`;
  return (
    path(shafts.join(''), ink.glow, { opacity: 0.12 }) +
    stroke(bubbles, ink.light, 0.7, { opacity: 0.55 }) +
    dots(shines, '#fff', 1.4, { opacity: 0.6 }) +
    path(reef, mix(ink.deep, ink.base, 0.4), { opacity: 0.75 })
  );
};

export const city: Ground = ({ width, height, detailFrom, ink, random }) => {
  const street = height * 0.74;
  let walls = '';
  let windows = '';
  for (let x = detailFrom - 4; x < width; ) {
    const wall = between(random, 8, 20);
    const tall = between(random, 20, 66);
    walls += rect(x, street - tall, wall, height, 0, mix(ink.deep, ink.base, 0.35), { opacity: 0.8 });
    for (let down = 4; down < tall - 4; down += 6) {
      for (let across = 2; across < wall - 3; across += 4) {
        if (random() > 0.5) windows += `M${round(x + across)} ${round(street - tall + down)}h1.7v2.4h-1.7Z`;
      }
    }
    x += wall + 1;
  }
  return walls + path(windows, ink.glow, { opacity: 0.65 });
};
