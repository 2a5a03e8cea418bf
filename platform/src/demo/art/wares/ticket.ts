import { group, path, stroke } from '../svg';
import { GROUNDS, type Ware } from './ware';

const STAR = 'm62 66 4.4 9.2 10 1.3-7.3 7 1.8 10L62 88.8l-8.9 4.7 1.8-10-7.3-7 10-1.3Z';
const STAR_SHADE = 'm62 66 4.4 9.2 10 1.3-7.3 7 1.8 10L62 88.8Z';

/** A ticket for the balance, its star in two tones of a colour. */
const ticket = (ground: Ware['ground'], star: string, shade: string): Ware => ({
  ground,
  draw: () =>
    group(
      'rotate(-8 80 80)',
      [
        path(
          'M30 56h100a6 6 0 0 1 6 6v10a9 9 0 0 0 0 18v10a6 6 0 0 1-6 6H30a6 6 0 0 1-6-6V90a9 9 0 0 0 0-18V62a6 6 0 0 1 6-6Z',
          '#fff6e4',
        ),
        path('M98 56h32a6 6 0 0 1 6 6v10a9 9 0 0 0 0 18v10a6 6 0 0 1-6 6H98Z', '#e2d3b3'),
        stroke('M98 58v46', GROUNDS[ground][1], 1.6, { 'stroke-dasharray': '4 4', opacity: 0.5 }),
        path(STAR, star),
        path(STAR_SHADE, shade),
      ].join(''),
    ),
});

export const ticketBlue = ticket('navy', '#2a79e0', '#1b58ad');
export const ticketRed = ticket('red', '#e0503f', '#a9332b');
export const ticketGreen = ticket('teal', '#1a9c86', '#116b5c');
