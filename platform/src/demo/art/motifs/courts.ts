import { lighten, mix } from '../colour';
import type { Motif } from '../ink';
import { at, circle, ellipse, group, path, rect, stroke } from '../svg';

const BANDS = [0, 72, 144, 216, 288];
const BAND = 'M-42-21C-18-13 18-13 42-21';

/** A woven rattan ball for sepak takraw. */
export const takraw: Motif = ({ deep, hot, idPrefix }) => {
  const rattan = mix('#dda352', hot, 0.15);
  const shade = mix(rattan, deep, 0.6);
  const band = (turn: number) =>
    group(
      `rotate(${turn + 8})`,
      stroke(BAND, shade, 16) +
        stroke(BAND, rattan, 14) +
        stroke('M-42-23.4C-18-15.4 18-15.4 42-23.4M-42-18.6C-18-10.6 18-10.6 42-18.6', shade, 1.2, {
          opacity: 0.8,
        }) +
        stroke('M-42-26C-18-17 18-17 42-26M-42-21C-18-13 18-13 42-21', lighten(rattan, 0.5), 1, {
          opacity: 0.6,
        }),
    );
  return (
    circle(2, 4, 36, '#000', { opacity: 0.35 }) +
    circle(0, 0, 36, mix(deep, shade, 0.3)) +
    `<clipPath id="${idPrefix}c"><circle r="36"/></clipPath>` +
    `<g clip-path="url(#${idPrefix}c)">${BANDS.map(band).join('')}</g>` +
    path('M36 0A36 36 0 0 1-24 27C4 34 30 14 24-27A36 36 0 0 1 36 0Z', deep, { opacity: 0.34 }) +
    ellipse(-16, -20, 9, 5, '#fff', { transform: 'rotate(-38 -16 -20)', opacity: 0.6 })
  );
};

const FEATHERS = [-28, -14, 0, 14, 28];

export const shuttlecock: Motif = ({ deep, hot, light }) => {
  const feather = (turn: number) =>
    group(
      `translate(0 18) rotate(${turn})`,
      path('M-3-4L-9-48C-5-54 5-54 9-48L3-4Z', mix('#ffffff', light, 0.4)) +
        path('M0-4L0-52C4-52.5 7-51 9-48L3-4Z', deep, { opacity: 0.16 }) +
        stroke('M0-6L0-48', deep, 0.9, { opacity: 0.45 }),
    );
  const order = [FEATHERS[0], FEATHERS[4], FEATHERS[1], FEATHERS[3], FEATHERS[2]];
  return group(
    'rotate(24) translate(0 4)',
    order.map((turn) => feather(turn ?? 0)).join('') +
      stroke('M-15-14C-6-10 6-10 15-14M-19-27C-8-22 8-22 19-27', hot, 1.8) +
      path('M-9 14L9 14C13 30 8 40 0 40C-8 40-13 30-9 14Z', '#fbf7ee') +
      path('M2 14L9 14C13 30 8 40 0 40C6 34 6 22 2 14Z', deep, { opacity: 0.26 }) +
      rect(-10.5, 12, 21, 6, 3, hot) +
      path('M-6 22C-7 30-5 34-3 36C-4 30-3 26-2 21Z', '#fff'),
  );
};

const STRINGS = [-16, -8, 0, 8, 16];

export const tennis: Motif = ({ deep, hot, base, light, metalPaint, idPrefix }) => {
  const lime = '#d6e64a';
  const strings = STRINGS.map(
    (offset) => `M${offset}-46L${offset} 14M-24 ${offset - 16}L24 ${offset - 16}`,
  ).join('');
  return (
    group(
      'rotate(32) translate(2 -4)',
      `<clipPath id="${idPrefix}c"><ellipse cy="-16" rx="20" ry="25"/></clipPath>` +
        ellipse(0, -16, 20, 25, deep, { opacity: 0.35 }) +
        `<g clip-path="url(#${idPrefix}c)">${stroke(strings, light, 0.9, { opacity: 0.75 })}</g>` +
        ellipse(0, -16, 21.5, 26.5, 'none', { stroke: mix(hot, deep, 0.4), 'stroke-width': 5 }) +
        ellipse(0, -16.6, 21.5, 26.5, 'none', { stroke: hot, 'stroke-width': 3.4 }) +
        path('M-9 8L-3 22L-3 28L3 28L3 22L9 8L5 7L0 17L-5 7Z', metalPaint) +
        rect(-4.2, 26, 8.4, 24, 3, mix(base, deep, 0.5)) +
        stroke('M-4 32L4 29M-4 38L4 35M-4 44L4 41', light, 0.9, { opacity: 0.5 }),
    ) +
    group(
      at(-20, 18),
      circle(1, 2.4, 15, '#000', { opacity: 0.35 }) +
        circle(0, 0, 15, lime) +
        stroke('M-13-7C-4-6 0 2-2 14.5M6-13.5C5-6 9 0 15 1', '#fffdf0', 2) +
        path('M15 0A15 15 0 0 1-10 11C2 13 12 6 10-11A15 15 0 0 1 15 0Z', deep, { opacity: 0.28 }) +
        ellipse(-6, -8, 4, 2.2, '#fff', { transform: 'rotate(-38 -6 -8)', opacity: 0.8 }),
    )
  );
};
