import { mix } from '../colour';
import { between } from '../random';
import { cloud, spark } from '../shapes';
import { circle, path, polygon, rect, round } from '../svg';
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

export const stars: Ground = ({ width, height, ink, random }) => {
  let sky = '';
  for (let index = 0; index < 34; index += 1) {
    const x = random() * width;
    const y = random() * height * 0.72;
    const size = random();
    sky +=
      size > 0.86
        ? spark(x, y, between(random, 0.3, 0.65), ink.light, 0.8)
        : circle(x, y, 0.35 + size * 0.7, ink.light, { opacity: round(0.3 + size * 0.5) });
  }
  return sky;
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

/** Shafts of light, bubbles and a reef. */
export const water: Ground = ({ width, height, focusX, ink, random }) => {
  let shafts = '';
  for (let index = 0; index < 5; index += 1) {
    const top = focusX - 46 + index * 22;
    const foot = focusX - 74 + index * 36;
    shafts += polygon(
      [
        [top, 0],
        [top + 10, 0],
        [foot + 30, height],
        [foot, height],
      ],
      ink.glow,
      { opacity: 0.12 },
    );
  }
  let bubbles = '';
  for (let index = 0; index < 16; index += 1) {
    const [x, y, radius] = [random() * width, random() * height, between(random, 1, 4.4)];
    bubbles += circle(x, y, radius, 'none', { stroke: ink.light, 'stroke-width': 0.7, opacity: 0.55 });
    if (radius > 2)
      bubbles += circle(x - radius * 0.3, y - radius * 0.3, radius * 0.25, '#fff', { opacity: 0.6 });
  }
  const at = (x: number, y: number) => `${round(width * x)} ${round(height * 0.84 + y)}`;
  const reef = `M${at(0, 0)}C${at(0.1, -14)} ${at(0.14, -22)} ${at(0.2, -4)}C${at(0.3, 8)} ${at(0.7, 8)} ${at(0.8, -8)}C${at(0.86, -26)} ${at(0.92, -16)} ${at(1, -4)}L${width} ${height}L0 ${height}Z`;
  return shafts + bubbles + path(reef, mix(ink.deep, ink.base, 0.4), { opacity: 0.75 });
};

export const city: Ground = ({ width, height, ink, random }) => {
  const street = height * 0.74;
  let walls = '';
  let windows = '';
  for (let x = -4; x < width; ) {
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
