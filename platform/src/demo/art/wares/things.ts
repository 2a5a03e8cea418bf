import { circle, group, path, rect, stroke } from '../svg';
import type { Ware } from './ware';

export const tumbler: Ware = {
  ground: 'red',
  draw: () =>
    [
      stroke('M92 36 98 16', '#f6b53c', 5),
      path('M54 48h52l-7 80a6 6 0 0 1-6 5H67a6 6 0 0 1-6-5Z', '#f6ead8'),
      path('M82 48h24l-7 80a6 6 0 0 1-6 5H82Z', '#d7c2a3'),
      rect(48, 36, 64, 16, 7, '#cf3d3f'),
      path('M82 36h23a7 7 0 0 1 7 7v2a7 7 0 0 1-7 7H82Z', '#9f2733'),
      path('M59 84h42l-2 24H61Z', '#cf3d3f', { opacity: 0.9 }),
    ].join(''),
};

export const umbrella: Ware = {
  ground: 'green',
  draw: () =>
    group(
      'rotate(-12 80 80)',
      [
        stroke('M80 38v78a10 10 0 0 0 20 0', '#c98d3a', 5),
        path(
          'M24 82a56 56 0 0 1 112 0q-9.3-9-18.7 0-9.3-9-18.7 0-9.3-9-18.6 0-9.3-9-18.7 0-9.3-9-18.6 0-9.3-9-18.7 0Z',
          '#eaf3ea',
        ),
        path('M80 26a56 56 0 0 1 56 56q-9.3-9-18.7 0-9.3-9-18.7 0-9.3-9-18.6 0Z', '#bcd4c4'),
        path('M80 26q-18 24-18.7 56q9.3-9 18.7 0Z', '#2f9a6b'),
        path('M80 26q18 24 18.6 56q-9.3-9-18.6 0Z', '#1f7550'),
        stroke('M80 18v9', '#c98d3a', 4),
      ].join(''),
    ),
};

export const shirt: Ware = {
  ground: 'navy',
  draw: () =>
    [
      path(
        'M58 34 34 46 24 74l20 7 6-11v58a4 4 0 0 0 4 4h52a4 4 0 0 0 4-4V70l6 11 20-7-10-28-24-12Z',
        '#eef3fb',
      ),
      path('M80 48c10 0 18-6 22-14l24 12 10 28-20 7-6-11v58a4 4 0 0 1-4 4H80Z', '#c3cfe6'),
      path('M58 34a22 18 0 0 0 44 0h-7a15 11 0 0 1-30 0Z', '#2a79e0'),
      circle(80, 90, 12, '#2a79e0'),
      path('m80 81 2.7 5.8 6.3.8-4.6 4.3 1.2 6.3-5.6-3.1-5.6 3.1 1.2-6.3-4.6-4.3 6.3-.8Z', '#fff'),
    ].join(''),
};

export const lamp: Ware = {
  ground: 'violet',
  draw: () =>
    [
      path('M58 30h44l20 52H38Z', '#ffe3b0'),
      path('M80 30h22l20 52H80Z', '#f3bd6f'),
      circle(80, 84, 8, '#fff6dc'),
      rect(76, 82, 8, 36, 2, '#cfc7e6'),
      path('M54 126a26 12 0 0 1 52 0v2a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4Z', '#f4f1fb'),
      path('M80 114a26 12 0 0 1 26 12v2a4 4 0 0 1-4 4H80Z', '#cfc7e6'),
    ].join(''),
};
