import { brandColours, type Theme } from '../testing/brandColours';
import { contrast } from '../testing/contrast';
import { brands } from './testing/brands';

/** WCAG 2.2 AA for text, and for the parts of controls that carry meaning. */
const TEXT_MINIMUM = 4.5;
const CONTROL_MINIMUM = 3;

const everySurface = ['bg', 'surface-1', 'surface-2', 'surface-3'];

const textPairs: Record<string, readonly string[]> = {
  text: [...everySurface, 'accent-soft'],
  'text-muted': everySurface,
  'text-subtle': everySurface,
  'accent-text': [...everySurface, 'accent-soft'],
  'on-accent': ['accent', 'accent-press'],
  'on-highlight': ['highlight'],
  'highlight-text': ['bg', 'surface-1', 'surface-2', 'highlight-soft'],
  figure: ['surface-1', 'surface-2', 'surface-3'],
  gain: ['bg', 'surface-1'],
  'success-text': ['success-soft', 'bg', 'surface-1', 'surface-2'],
  'danger-text': ['danger-soft', 'bg', 'surface-1', 'surface-2'],
  'info-text': ['info-soft', 'surface-1', 'surface-2'],
  'warning-text': ['warning-soft', 'surface-1', 'surface-2'],
  'on-badge': ['badge'],
  'on-inverse': ['inverse'],
  'inverse-accent': ['inverse'],
};

const controlPairs: Record<string, readonly string[]> = {
  'line-strong': ['bg', 'surface-1', 'surface-2'],
  'accent-edge': ['bg', 'surface-1', 'surface-2'],
  focus: ['bg', 'surface-1'],
  badge: ['surface-1'],
};

const sets = brands.flatMap(([code, tokens]): [string, unknown, Theme][] => [
  [`${code} dark`, tokens, 'dark'],
  [`${code} light`, tokens, 'light'],
]);

function pairsBelow(
  minimum: number,
  pairs: Record<string, readonly string[]>,
  colour: (name: string) => string,
): string[] {
  return Object.entries(pairs).flatMap(([front, backs]) =>
    backs
      .map((back) => ({ back, ratio: contrast(colour(`--s-${front}`), colour(`--s-${back}`)) }))
      .filter(({ ratio }) => !(ratio >= minimum))
      .map(({ back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`),
  );
}

describe.each(sets)('%s', (_name, brand, theme) => {
  const colour = brandColours(brand, theme);

  it('has readable text on every surface', () => {
    expect(pairsBelow(TEXT_MINIMUM, textPairs, colour)).toEqual([]);
  });

  it('has visible controls', () => {
    expect(pairsBelow(CONTROL_MINIMUM, controlPairs, colour)).toEqual([]);
  });
});
