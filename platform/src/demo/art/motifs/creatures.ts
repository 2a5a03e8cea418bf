import { mix } from '../colour';
import type { Ink, Motif } from '../ink';
import { at, circle, ellipse, group, path, stroke } from '../svg';

const koiBody = ({ hot, deep }: Ink, body: string, patch: string): string =>
  path('M-6 29C-1 33 6 40 2 48C-4 45-7 42-9 39C-14 43-22 43-27 38C-19 37-12 34-6 29Z', mix(body, hot, 0.35)) +
  path('M-8-8C-18-9-27-3-29 6C-20 5-12 3-8-1ZM17-7C26-4 31 5 29 13C22 9 16 5 13 2Z', mix(body, hot, 0.4), {
    opacity: 0.9,
  }) +
  path('M6-37C20-35 25-14 15 5C9 17 2 23-6 31C-9 20-11 10-9-2C-7-20-7-36 6-37Z', body) +
  path('M6-37C20-35 25-14 15 5C9 17 2 23-6 31C4 14 13-8 6-37Z', deep, { opacity: 0.16 }) +
  path(
    'M2-36C12-40 20-30 15-24C10-18-2-20-3-27C-3-32-1-35 2-36ZM14-12C22-10 18 4 11 6C4 8 1 0 4-6C6-11 10-13 14-12ZM-5 10C1 8 3 16-1 20C-5 24-8 22-8 18C-9 14-8 11-5 10Z',
    patch,
  ) +
  circle(-0.5, -29, 1.7, deep) +
  circle(13, -28, 1.7, deep) +
  stroke('M6-34C8-20 6-6 0 8', '#fff', 1.1, { opacity: 0.4 });

export const koi: Motif = (ink) =>
  stroke('M-34 8A36 36 0 0 0 26 26M34-8A36 36 0 0 0-26-26', ink.light, 1, { opacity: 0.35 }) +
  group(at(15, -3, 0.86, 16), koiBody(ink, '#fff7ec', mix(ink.hot, '#ff4b2b', 0.35))) +
  group(at(-15, 3, 0.86, 196), koiBody(ink, mix(ink.hot, '#ff8a3d', 0.4), '#fff3e2'));

/** One golden koi leaping out of the water. */
export const goldenKoi: Motif = (ink) => {
  const { glow, light, hot, deep } = ink;
  const gold = mix('#f7b733', hot, 0.25);
  const scales =
    'M2-22A5 5 0 0 0 12-22M-2-14A5 5 0 0 0 8-14M8-14A5 5 0 0 0 18-14M-4-5A5 5 0 0 0 6-5M6-5A5 5 0 0 0 16-5M-5 4A5 5 0 0 0 5 4M5 4A5 5 0 0 0 13 3M-6 13A4 4 0 0 0 3 13';
  return (
    ellipse(-2, 36, 40, 6, glow, { opacity: 0.3 }) +
    stroke('M-38 36C-22 30 18 30 36 36M-26 41C-14 38 12 38 24 41', light, 1.4, { opacity: 0.6 }) +
    group(
      at(-2, -4, 1, 34),
      koiBody(ink, gold, mix(gold, '#fff3d0', 0.75)) +
        stroke(scales, mix(gold, deep, 0.45), 1, { opacity: 0.55 }),
    ) +
    path('M-26 34C-32 24-30 16-34 12C-24 14-20 24-18 34ZM20 34C22 26 28 20 27 14C34 20 32 28 30 34Z', light, {
      opacity: 0.75,
    }) +
    circle(-40, 4, 2.2, light, { opacity: 0.8 }) +
    circle(38, 6, 1.8, light, { opacity: 0.8 }) +
    circle(-32, -6, 1.4, light, { opacity: 0.7 })
  );
};

export const tiger: Motif = ({ hot, deep, glow }) => {
  const coat = mix('#f39a2b', hot, 0.3);
  const shade = mix(coat, deep, 0.5);
  const black = mix(deep, '#000000', 0.45);
  const white = '#fff6e6';
  const mirrored = (half: string) => half + group('scale(-1 1)', half);
  const ear = circle(-25, -25, 10, coat) + circle(-25, -25, 5.6, mix(shade, deep, 0.4));
  const halfFace =
    path('M-31-4L-20-1L-32 3ZM-32 8L-20 8L-29 14ZM-24 19L-15 16L-18 23Z', black) +
    path('M-16-27L-11-15L-7-28Z', black) +
    path('M-22-8C-17-15-9-14-5-7C-10-4-17-4-22-8Z', white) +
    circle(-12.5, -8.5, 3.5, mix(glow, '#d6e34a', 0.5)) +
    circle(-12.5, -8.5, 1.7, black) +
    stroke('M-24-11C-18-18-9-17-4-9', black, 2) +
    stroke('M-12 15L-27 13M-12 18L-25 20', white, 0.7, { opacity: 0.8 });
  return (
    mirrored(ear) +
    path(
      'M-31-19C-31-33-18-32-12-29C-6-33 6-33 12-29C18-32 31-33 31-19C37-3 33 15 21 25C12 34-12 34-21 25C-33 15-37-3-31-19Z',
      coat,
    ) +
    path('M4-31C12-31 31-33 31-19C37-3 33 15 21 25C14 32 6 33 0 33C20 24 26-10 4-31Z', shade, {
      opacity: 0.4,
    }) +
    ellipse(-9, 17, 11.5, 10, white) +
    ellipse(9, 17, 11.5, 10, mix(white, coat, 0.16)) +
    path('M-8 26C-4 33 4 33 8 26C4 29-4 29-8 26Z', mix(white, shade, 0.3)) +
    path('M0-31L-3.4-19L0-14L3.4-19Z', black) +
    mirrored(halfFace) +
    path('M-6 6C-2 4 2 4 6 6C5 11 2 13 0 14C-2 13-5 11-6 6Z', mix('#b3402f', deep, 0.2)) +
    stroke('M0 14L0 20C-3 24-9 23-11 20M0 20C3 24 9 23 11 20', black, 1.3)
  );
};

export const naga: Motif = ({ mid, deep, hot, metal, metalPaint }) => {
  const scale = mix('#1f9a72', mid, 0.35);
  const shade = mix(scale, deep, 0.6);
  const belly = mix(scale, '#f3ffd9', 0.5);
  const coil = 'M-32 34C-8 46 30 40 30 20C30 2-8 8-14-6C-17-14-12-20-4-22';
  const body =
    stroke(coil, '#000', 18, { opacity: 0.35, transform: 'translate(2 3)' }) +
    stroke(coil, shade, 17.5) +
    stroke(coil, scale, 14.5) +
    stroke(coil, belly, 4.5, { transform: 'translate(-.5 3.6)', opacity: 0.85 }) +
    stroke(coil, shade, 12, {
      'stroke-dasharray': '1 4.2',
      'stroke-linecap': 'butt',
      transform: 'translate(.5 -1.6)',
      opacity: 0.6,
    });
  const crest =
    path(
      'M-12-22C-30-26-34-40-28-52C-24-46-20-46-18-50C-16-44-10-44-8-52C-4-46 2-46 6-50C8-42 8-34 4-28Z',
      metalPaint,
    ) +
    path('M-12-22C-24-28-27-38-25-44C-20-40-16-40-14-42C-11-38-6-38-5-42C-2-38 1-36 2-32Z', metal.shade, {
      opacity: 0.5,
    });
  const head =
    path(
      'M-14-16C-18-28-8-40 8-40C20-40 26-34 38-32C44-31 45-25 40-22C32-17 24-17 18-14C8-8-8-6-14-16Z',
      scale,
    ) +
    path('M16-15C22-18 32-17 40-22C45-25 44-27 43-29C36-22 24-24 14-20Z', belly) +
    path('M8-40C20-40 26-34 38-32C28-32 16-32 2-36C-4-34-10-28-13-20C-14-32-6-40 8-40Z', '#fff', {
      opacity: 0.28,
    }) +
    stroke('M42-27C34-22 24-25 15-21', shade, 1.3) +
    path('M6-32C12-35 18-32 19-28C14-26 8-27 6-32Z', '#fff1a8') +
    circle(13.4, -29.8, 1.9, deep) +
    circle(38, -28.4, 0.9, shade) +
    stroke('M40-20C44-16 50-18 53-14', mix('#e1332d', hot, 0.3), 1.8);
  const tail = path('M-44 40C-38 30-34 30-30 32L-32 39C-36 38-40 38-44 40Z', metalPaint);
  return group('translate(-1 5) scale(.88)', body + crest + head + tail);
};

/** A festival elephant's face with its headdress. */
export const elephant: Motif = ({ base, mid, deep, hot, glow, metal, metalPaint }) => {
  const hide = mix(mix('#8fa0bd', mid, 0.25), glow, 0.08);
  const shade = mix(hide, deep, 0.45);
  const ear =
    path('M-16-20C-30-34-48-26-46-6C-45 10-34 22-22 16Z', hide) +
    path('M-20-14C-30-24-40-18-39-5C-38 5-32 12-24 10Z', mix('#e59aa6', deep, 0.25), { opacity: 0.75 });
  const face =
    path(
      'M-22-18C-22-34 22-34 22-18C24 0 16 10 11 18C9 30 12 40 4 42C-4 44-10 38-11 18C-16 10-24 0-22-18Z',
      hide,
    ) +
    path(
      'M8-29C18-28 22-24 22-18C24 0 16 10 11 18C9 30 12 40 4 42C0 42-2 42-4 40C4 34 2 22 6 10C12 0 14-16 8-29Z',
      shade,
      { opacity: 0.5 },
    ) +
    stroke('M-9 20C-4 22 4 22 9.5 20M-9.4 26C-4 28 4 28 9 26M-8 32C-3 34 4 34 9 32', shade, 1.2, {
      opacity: 0.7,
    });
  const tusk = path('M-15 13C-22 20-22 30-15 34C-17 28-15 22-10 18Z', '#fff8e6');
  const headdress =
    path('M-19-24C-12-34 12-34 19-24L8-4C4 4-4 4-8-4Z', mix('#c22f4a', hot, 0.2)) +
    path('M-19-24C-12-34 12-34 19-24L17-20C10-28-10-28-17-20Z', metalPaint) +
    stroke('M-16-18L-7-4C-3 3 3 3 7-4L16-18', metal.face, 1.8) +
    path('M0-20L5-13L0-5L-5-13Z', metalPaint) +
    circle(0, -13, 2, mix(base, '#35b5d8', 0.5));
  const eyes = [-14, 14].map((x) => circle(x, -3, 2.3, deep) + circle(x - 0.7, -3.7, 0.8, '#fff')).join('');
  return ear + group('scale(-1 1)', ear) + tusk + group('scale(-1 1)', tusk) + face + headdress + eyes;
};
