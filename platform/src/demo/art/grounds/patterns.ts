import { mix } from '../colour';
import { between } from '../random';
import { dotPath, dots, path, pointsAround, polygonPath, rect, ring, round, stroke } from '../svg';
import type { Ground } from './ground';

const RAYS = 18;

export const rays: Ground = ({ width, height, focusX, focusY, ink, random }) => {
  const reach = width + height;
  const start = random() * 0.35;
  const halfStep = Math.PI / RAYS;
  let d = '';
  for (let index = 0; index < RAYS; index += 1) {
    const edge = (angle: number) =>
      `L${round(focusX + Math.cos(angle) * reach)} ${round(focusY + Math.sin(angle) * reach)}`;
    const from = start + index * halfStep * 2;
    d += `M${round(focusX)} ${round(focusY)}${edge(from)}${edge(from + halfStep)}Z`;
  }
  return path(d, ink.glow, { opacity: 0.13 });
};

export const rings: Ground = ({ focusX, focusY, ink }) =>
  [30, 44, 60, 78, 98, 122]
    .map((radius, index) =>
      ring(focusX, focusY, radius, ink.glow, index % 2 ? 0.8 : 5, { opacity: index % 2 ? 0.4 : 0.1 }),
    )
    .join('');

const SCALE = { radius: 13, rowHeight: 9 } as const;

/** Overlapping fish scales. The pattern element keeps wide pictures as small as narrow ones. */
export const scales: Ground = ({ width, height, ink }) => {
  const { radius, rowHeight } = SCALE;
  const arc = (x: number, y: number, r: number) =>
    `M${round(x - r)} ${round(y)}A${r} ${r} 0 0 1 ${round(x + r)} ${round(y)}`;
  const scale = (x: number, y: number) => arc(x, y, radius) + arc(x, y, radius * 0.6);
  const both = rowHeight * 2;
  const d = [0, 1, 2, 3]
    .map((row) =>
      row % 2
        ? scale(radius, row * rowHeight)
        : scale(0, row * rowHeight) + scale(radius * 2, row * rowHeight),
    )
    .join('');
  const id = `${ink.idPrefix}p`;
  return (
    `<pattern id="${id}" width="${radius * 2}" height="${both}" y="${height % both}" patternUnits="userSpaceOnUse">${stroke(d, ink.glow, 0.8)}</pattern>` +
    rect(0, 0, width, height, 0, `url(#${id})`, { opacity: 0.2 })
  );
};

const LATTICE_STEP = 15;

export const lattice: Ground = ({ width, height, ink }) => {
  let d = '';
  for (let x = -height; x < width + height; x += LATTICE_STEP) {
    d += `M${x} 0L${x + height} ${height}M${x} 0L${x - height} ${height}`;
  }
  return stroke(d, ink.glow, 0.7, { opacity: 0.2 });
};

export const hexagons: Ground = ({ width, height, detailFrom, ink, random }) => {
  const cell = pointsAround(6, 9, 9, Math.PI / 6);
  let d = '';
  for (let row = 0; row < height / 15 + 1; row += 1) {
    for (let x = detailFrom + (row % 2 ? 8.65 : 0); x < width + 9; x += 17.3) {
      if (random() < 0.6) continue;
      d += polygonPath(cell.map(([dx, dy]) => [x + dx, row * 15 + dy]));
    }
  }
  return stroke(d, ink.glow, 0.7, { opacity: 0.28 });
};

/** A floor of light lines running to the horizon, with a banded sun behind. */
export const grid: Ground = ({ width, height, focusX, focusY, ink }) => {
  const horizon = height * 0.56;
  let floor = '';
  for (let line = -9; line <= 9; line += 1) {
    floor += `M${round(focusX + line * 7)} ${round(horizon)}L${round(focusX + line * 44)} ${height}`;
  }
  for (let line = 0; line < 8; line += 1) {
    const y = round(horizon + (height - horizon) * (line / 8) ** 1.8);
    floor += `M0 ${y}L${width} ${y}`;
  }
  let bands = '';
  for (let band = 0; band < 5; band += 1) {
    bands += rect(focusX - 34, focusY - 30 + band * 10, 68, 8 - band * 1.4, 0, ink.hot, { opacity: 0.16 });
  }
  return (
    bands +
    stroke(floor, ink.glow, 0.8, { opacity: 0.42 }) +
    rect(0, horizon - 0.8, width, 1.6, 0, ink.glow, { opacity: 0.8 })
  );
};

const CONFETTI = 30;
const PAPER = { length: 3.4, width: 1.7 } as const;

export const confetti: Ground = ({ width, height, detailFrom, ink, random }) => {
  const colours = [ink.glow, ink.hot, ink.light, mix(ink.mid, ink.glow, 0.5)];
  const papers = colours.map(() => '');
  let specks = '';
  for (let index = 0; index < CONFETTI; index += 1) {
    const x = between(random, detailFrom, width);
    const y = random() * height * 0.8;
    const turn = random() * Math.PI;
    const reach = `l${round(Math.cos(turn) * PAPER.length)} ${round(Math.sin(turn) * PAPER.length)}`;
    if (index % 3 === 0) specks += dotPath(x, y);
    else papers[index % papers.length] += `M${round(x)} ${round(y)}${reach}`;
  }
  const strips = colours.map((colour, index) =>
    stroke(papers[index] ?? '', colour, PAPER.width, { 'stroke-linecap': 'butt', opacity: 0.75 }),
  );
  return strips.join('') + dots(specks, ink.hot, 2.2, { opacity: 0.7 });
};

const STRIP = 18;

/** Split bamboo woven over and under. */
export const weave: Ground = ({ width, height, ink }) => {
  const id = `${ink.idPrefix}p`;
  const half = STRIP / 2;
  const slats =
    rect(0.8, 0.8, STRIP - 1.6, half - 1.6, 1.6, ink.glow) +
    rect(half * 0.1, half + 0.8, half - 1.4, half - 1.6, 1.6, ink.hot, { opacity: 0.7 }) +
    rect(half * 1.1, half + 0.8, half - 1.4, half - 1.6, 1.6, ink.glow, { opacity: 0.6 });
  return (
    `<pattern id="${id}" width="${STRIP}" height="${STRIP}" patternTransform="rotate(45)" patternUnits="userSpaceOnUse">${slats}</pattern>` +
    rect(0, 0, width, height, 0, `url(#${id})`, { opacity: 0.15 })
  );
};
