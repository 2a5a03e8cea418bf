import { circle, group, path, rect, stroke } from '../svg';
import type { Ware } from './ware';

export const earbuds: Ware = {
  ground: 'violet',
  draw: () =>
    [
      path('M42 74V52a24 24 0 0 1 24-24h28a24 24 0 0 1 24 24v22Z', '#d8d0ee'),
      path('M80 28h14a24 24 0 0 1 24 24v22H80Z', '#b7abdc'),
      path('M51 74V56a19 19 0 0 1 19-19h20a19 19 0 0 1 19 19v18Z', '#2b1c5c'),
      ...[64, 97].flatMap((x) => [
        circle(x, 70, 14, '#fff'),
        path(`M${x} 56a14 14 0 0 1 0 28Z`, '#dcd4ef'),
        stroke(`M${x - 7} 62a9 9 0 0 1 7-3`, '#b7abdc', 2.4),
      ]),
      path('M38 74h84v26a28 28 0 0 1-28 28H66a28 28 0 0 1-28-28Z', '#f4f1fb'),
      path('M80 74h42v26a28 28 0 0 1-28 28H80Z', '#cfc7e6'),
      path('M38 74h84v5H38Z', '#b7abdc'),
      circle(80, 98, 3.2, '#5fdbe2'),
    ].join(''),
};

export const powerBank: Ware = {
  ground: 'teal',
  draw: () =>
    [
      rect(48, 34, 64, 98, 12, '#f4faf6'),
      path('M82 34h18a12 12 0 0 1 12 12v74a12 12 0 0 1-12 12H82Z', '#c4dcd2'),
      path('m84 58-16 26h12l-4 22 18-29H81Z', '#1a9c86'),
      circle(66, 46, 2.4, '#1a9c86'),
      circle(74, 46, 2.4, '#1a9c86'),
      circle(82, 46, 2.4, '#8dbcae'),
    ].join(''),
};

export const phone: Ware = {
  ground: 'indigo',
  draw: () =>
    group(
      'rotate(8 80 80)',
      [
        rect(48, 22, 60, 112, 13, '#20263f'),
        path('M78 22h17a13 13 0 0 1 13 13v86a13 13 0 0 1-13 13H78Z', '#151a2e'),
        rect(56, 30, 30, 34, 10, '#39426a'),
        ...[
          [65, 40],
          [77, 54],
        ].flatMap(([x = 0, y = 0]) => [circle(x, y, 6, '#0a0f22'), circle(x, y, 2.4, '#4ee3ff')]),
        path('M48 35a13 13 0 0 1 13-13h17L48 84Z', '#fff', { opacity: 0.1 }),
      ].join(''),
    ),
};

export const speaker: Ware = {
  ground: 'amber',
  draw: () =>
    [
      rect(46, 30, 68, 102, 16, '#f3e6d2'),
      path('M80 30h18a16 16 0 0 1 16 16v70a16 16 0 0 1-16 16H80Z', '#d3bd9b'),
      circle(80, 58, 12, '#4a2f12'),
      circle(80, 58, 5, '#e39a3c'),
      circle(80, 98, 24, '#4a2f12'),
      circle(80, 98, 15, '#6b4720'),
      circle(80, 98, 6, '#e39a3c'),
    ].join(''),
};
