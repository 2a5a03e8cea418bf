import { mix } from '../colour';
import { ellipse, path, polygon, rect, round, stroke } from '../svg';
import type { Ground } from './ground';

const FOLD = 12;

export const curtain: Ground = ({ width, height, ink }) => {
  const x = (part: number) => round(width * part);
  let shadows = '';
  let lights = '';
  for (let left = 0; left < width; left += FOLD) {
    shadows += `M${left} 0h6v${height}h-6Z`;
    lights += `M${left + 7} 0h1.4v${height}h-1.4Z`;
  }
  const valance = `M0 0L${width} 0L${width} 10C${x(0.8)} 24 ${x(0.7)} 22 ${x(0.5)} 13C${x(0.3)} 22 ${x(0.2)} 24 0 10Z`;
  const braid = `M0 12C${x(0.2)} 26 ${x(0.3)} 24 ${x(0.5)} 15C${x(0.7)} 24 ${x(0.8)} 26 ${width} 12`;
  return (
    path(shadows, ink.deep, { opacity: 0.3 }) +
    path(lights, ink.glow, { opacity: 0.12 }) +
    path(valance, mix(ink.mid, ink.deep, 0.3), { opacity: 0.85 }) +
    stroke(braid, ink.hot, 1.2, { opacity: 0.8 })
  );
};

/** A card table's cloth with its printed line. */
export const felt: Ground = ({ focusX, focusY, ink }) => {
  const y = focusY + 6;
  const line = (radiusX: number, radiusY: number, width: number) =>
    ellipse(focusX, y, radiusX, radiusY, 'none', { stroke: ink.light, 'stroke-width': width, opacity: 0.4 });
  return ellipse(focusX, y, 74, 58, ink.mid, { opacity: 0.4 }) + line(62, 47, 0.9) + line(58, 43.6, 0.5);
};

/** A floodlit ground seen from behind the goal. */
export const pitch: Ground = ({ width, height, focusX, ink }) => {
  const far = height * 0.5;
  let stripes = '';
  for (let stripe = -3; stripe < 3; stripe += 1) {
    stripes += polygon(
      [
        [focusX + stripe * 14, far],
        [focusX + (stripe + 0.5) * 14, far],
        [focusX + (stripe + 0.5) * 52, height],
        [focusX + stripe * 52, height],
      ],
      ink.glow,
      { opacity: 0.12 },
    );
  }
  const floodlights = [0.12, 0.38, 0.62, 0.88].map((part) => {
    const x = width * part;
    const beam = polygon(
      [
        [x - 2, 6],
        [x + 2, 6],
        [x + 20, far],
        [x - 20, far],
      ],
      '#fff',
      { opacity: 0.07 },
    );
    return beam + rect(x - 7, 4, 14, 4, 1, '#fff', { opacity: 0.75 });
  });
  const lines = `M0 ${round(far)}L${width} ${round(far)}M${round(focusX - 40)} ${round(far)}L${round(focusX - 78)} ${height}M${round(focusX + 40)} ${round(far)}L${round(focusX + 78)} ${height}`;
  return (
    rect(0, far, width, height - far, 0, mix(ink.mid, ink.base, 0.25), { opacity: 0.75 }) +
    stripes +
    stroke(lines, '#fff', 1, { opacity: 0.45 }) +
    ellipse(focusX, far + 26, 42, 11, 'none', { stroke: '#fff', 'stroke-width': 1, opacity: 0.45 }) +
    floodlights.join('')
  );
};

/** Two spotlights crossing over a stage. */
export const spotlights: Ground = ({ width, height, focusX, focusY, ink }) => {
  const beam = (from: number, to: number, spread: number) =>
    polygon(
      [
        [from - 3, -4],
        [from + 3, -4],
        [to + spread, height],
        [to - spread, height],
      ],
      ink.glow,
      { opacity: 0.13 },
    );
  return (
    beam(focusX - 62, focusX + 22, 34) +
    beam(focusX + 62, focusX - 22, 34) +
    beam(focusX, focusX, 40) +
    ellipse(focusX, focusY + 40, 66, 13, ink.glow, { opacity: 0.18 }) +
    ellipse(focusX, focusY + 40, 46, 8, ink.light, { opacity: 0.16 }) +
    rect(0, height * 0.78, width, height * 0.22, 0, ink.deep, { opacity: 0.35 })
  );
};
