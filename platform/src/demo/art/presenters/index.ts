import { darken, lighten, mix } from '../colour';
import {
  circle,
  ellipse,
  group,
  linearGradient,
  path,
  radialGradient,
  rect,
  stroke,
  svgDocument,
} from '../svg';
import { drawPerson, type Look } from './looks';

const LOOKS = {
  mali: { skin: '#f2c7a0', hair: '#241a20', cut: 'long', outfit: 'dress', colour: '#b4234c' },
  kan: { skin: '#e0a878', hair: '#1c1a1f', cut: 'short', outfit: 'waistcoat', colour: '#1f5b4c' },
  ploy: { skin: '#f6d3b2', hair: '#4a2a1e', cut: 'bun', outfit: 'jacket', colour: '#5a3bb0' },
  nara: { skin: '#d99d6c', hair: '#1d161c', cut: 'bob', outfit: 'dress', colour: '#0d6f86' },
  ben: { skin: '#efbf97', hair: '#5b3a24', cut: 'swept', outfit: 'waistcoat', colour: '#7c2f1f' },
  dao: { skin: '#f0c39b', hair: '#2b1b18', cut: 'tail', outfit: 'jacket', colour: '#a8591a' },
  fah: { skin: '#f4cdaa', hair: '#38231f', cut: 'long', outfit: 'jacket', colour: '#1d58a8' },
  ton: { skin: '#c98d5e', hair: '#171419', cut: 'short', outfit: 'jacket', colour: '#37414f' },
} as const satisfies Record<string, Look>;

export type PresenterName = keyof typeof LOOKS;

/** Every presenter that `drawPresenter` knows. */
export const presenterNames = Object.keys(LOOKS) as readonly PresenterName[];

const WIDTH = 120;
const HEIGHT = 160;

/** Two arches with lamps, lit in the colour of who stands before them. */
const studio = (colour: string): string => {
  const wall = darken(colour, 0.72);
  const edge = mix(colour, '#f6dc9a', 0.55);
  return [
    rect(0, 0, WIDTH, HEIGHT, 0, 'url(#g)'),
    path('M-14 160L-14 62A26 26 0 0 1 38 62L38 160ZM82 160L82 62A26 26 0 0 1 134 62L134 160Z', wall, {
      opacity: 0.7,
    }),
    stroke('M-14 150L-14 62A26 26 0 0 1 38 62L38 150M82 150L82 62A26 26 0 0 1 134 62L134 150', edge, 1.2, {
      opacity: 0.6,
    }),
    circle(60, 66, 62, 'url(#h)'),
    ...[12, 108].map(
      (x) => circle(x, 58, 5, '#ffe9bd', { opacity: 0.75 }) + circle(x, 58, 11, '#ffe9bd', { opacity: 0.16 }),
    ),
  ].join('');
};

/** The edge of the table with two cards on its cloth. */
const table = (colour: string): string =>
  [
    path('M0 146C36 138 84 138 120 146L120 160L0 160Z', darken(colour, 0.5)),
    stroke('M0 146C36 138 84 138 120 146', '#f6dc9a', 1.6, { opacity: 0.85 }),
    ellipse(60, 160, 44, 9, lighten(colour, 0.2), { opacity: 0.28 }),
    group('translate(84 148) rotate(-14)', rect(0, 0, 11, 15, 1.6, '#fdf8ee') + circle(5.5, 5, 2, '#c33145')),
    group('translate(95 146) rotate(8)', rect(0, 0, 11, 15, 1.6, '#fdf8ee') + circle(5.5, 5, 2, '#22242c')),
  ].join('');

/** Who presents at a live table, 3:4, as SVG text. Pure. */
export function drawPresenter(name: PresenterName): string {
  const look: Look = LOOKS[name];
  const { colour } = look;
  const wall = linearGradient('g', [
    [0, darken(colour, 0.35)],
    [1, darken(colour, 0.8)],
  ]);
  const light = radialGradient('h', [
    [0, lighten(colour, 0.5), 0.75],
    [1, colour, 0],
  ]);
  const person = group('translate(0 6)', drawPerson(look));
  return svgDocument(WIDTH, HEIGHT, wall + light, studio(colour) + person + table(colour));
}
