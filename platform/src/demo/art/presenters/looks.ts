import { darken, type Hex, lighten } from '../colour';
import { circle, ellipse, path, stroke } from '../svg';

/** What a presenter is drawn of. The face is around 60, 64; shoulders end at the table's edge. */
export interface Look {
  readonly skin: Hex;
  readonly hair: Hex;
  readonly cut: keyof typeof CUTS;
  readonly outfit: keyof typeof OUTFITS;
  /** Of the clothes, and of the light behind. */
  readonly colour: Hex;
}

interface Cut {
  /** Behind neck and face. */
  readonly back: (hair: Hex) => string;
  /** Over the forehead. */
  readonly front: (hair: Hex) => string;
}

const strands = (d: string, hair: Hex) => stroke(d, lighten(hair, 0.28), 1, { opacity: 0.5 });

const CUTS = {
  long: {
    back: (hair) =>
      path('M60 33C80 33 86 48 86 66C86 84 92 100 90 118L30 118C28 100 34 84 34 66C34 48 40 33 60 33Z', hair),
    front: (hair) =>
      path('M40 66C39 48 46 38 60 38C74 38 81 48 80 66C77 56 72 50 62 46C57 54 46 56 40 66Z', hair) +
      strands('M45 52C50 45 55 42 62 41', hair),
  },
  bob: {
    back: (hair) =>
      path('M60 34C82 34 87 50 85 70C84 82 80 88 74 90L46 90C40 88 36 82 35 70C33 50 38 34 60 34Z', hair),
    front: (hair) =>
      path(
        'M39 64C38 47 46 38 60 38C74 38 82 47 81 64C78 58 76 54 74 52C62 54 52 53 46 51C43 54 41 58 39 64Z',
        hair,
      ) + strands('M46 47C52 43 60 41 68 43', hair),
  },
  bun: {
    back: (hair) =>
      circle(60, 31, 11, hair) + path('M38 66C36 44 46 35 60 35C74 35 84 44 82 66L78 76L42 76Z', hair),
    front: (hair) =>
      path('M40 64C39 47 47 38 60 38C73 38 81 47 80 64C77 53 70 48 60 47C50 48 43 53 40 64Z', hair) +
      strands('M53 29C56 25 63 25 66 28M48 46C53 42 62 41 70 44', hair),
  },
  tail: {
    back: (hair) =>
      path(
        'M72 44C76 36 88 38 92 50C96 62 91 74 92 86C92.6 95 96 100 92 109C85 103 82 92 82.6 78C83 68 80 56 72 44Z',
        hair,
      ) + path('M38 66C36 45 46 35 60 35C74 35 84 45 82 66L78 76L42 76Z', hair),
    front: (hair) =>
      path('M40 66C38 47 47 38 60 38C73 38 82 47 80 64C76 54 70 49 66 45C60 52 46 53 40 66Z', hair) +
      strands('M47 50C52 44 60 41 70 44', hair),
  },
  short: {
    back: (hair) => path('M40 66C36 46 44 34 60 34C77 34 84 46 80 66Z', hair),
    front: (hair) =>
      path(
        'M40 62C38 44 46 34 61 34C76 34 83 45 80 62C79 56 77 52 73 50C64 52 53 50 47 47C43 51 41 56 40 62Z',
        hair,
      ) + strands('M48 43C55 38 65 38 72 43', hair),
  },
  swept: {
    back: (hair) => path('M40 66C37 47 44 35 60 35C76 35 83 47 80 66Z', hair),
    front: (hair) =>
      path(
        'M40 62C36 42 48 30 66 33C79 35 84 47 80 62C79 55 77 51 74 49C62 48 50 46 44 50C42 53 41 57 40 62Z',
        hair,
      ) + strands('M46 44C54 37 66 36 75 42', hair),
  },
} as const satisfies Record<string, Cut>;

const SHOULDERS = 'M18 146C18 118 30 108 48 103C52 110 68 110 72 103C90 108 102 118 102 146Z';

const OUTFITS = {
  /** A white shirt with a waistcoat and a bow tie. */
  waistcoat: (colour: Hex, skin: Hex) =>
    path(SHOULDERS, '#f4f1ea') +
    path('M34 108C39 106 44 104 48 103L60 130L72 103C76 104 81 106 86 108L84 146L36 146Z', colour) +
    path('M60 130L72 103C76 104 81 106 86 108L84 146L60 146Z', darken(colour, 0.25)) +
    path('M48 100L60 114L72 100L74 108L64 118L60 114L56 118L46 108Z', '#ffffff') +
    path('M49 111L59 115L49 121ZM71 111L61 115L71 121Z', darken(colour, 0.55)) +
    circle(60, 115.5, 2.6, darken(skin, 0.75)),
  /** A dress that leaves the collarbones free. */
  dress: (colour: Hex, skin: Hex) =>
    path(SHOULDERS, skin) +
    path('M22 146C22 130 26 122 34 117C46 128 74 128 86 117C94 122 98 130 98 146Z', colour) +
    path('M60 125C72 125 80 122 86 117C94 122 98 130 98 146L60 146Z', darken(colour, 0.22)) +
    stroke('M45 104C52 116 68 116 75 104', '#f6dc9a', 1.4) +
    circle(60, 114.5, 2.4, '#f6dc9a'),
  /** A jacket over a silk blouse. */
  jacket: (colour: Hex, skin: Hex) =>
    path(SHOULDERS, colour) +
    path('M48 103L60 134L72 103C68 110 52 110 48 103Z', lighten(colour, 0.75)) +
    path('M52 106C54 112 66 112 68 106L60 118Z', skin) +
    path('M72 103C90 108 102 118 102 146L62 146L60 134Z', darken(colour, 0.25)) +
    path('M46 104L40 116L47 117L60 136L60 130ZM74 104L80 116L73 117L60 136L60 130Z', lighten(colour, 0.16)),
} as const satisfies Record<string, (colour: Hex, skin: Hex) => string>;

const face = (skin: Hex, hair: Hex): string => {
  const shade = darken(skin, 0.16);
  const line = darken(hair, 0.35);
  return [
    path('M50.5 80L69.5 80L73 103.5C68 111 52 111 47 103.5Z', shade),
    ellipse(40.5, 66, 3.4, 5, shade),
    ellipse(79.5, 66, 3.4, 5, shade),
    path('M40 58C40 44 48 40 60 40C72 40 80 44 80 58C80 76 72 89 60 89C48 89 40 76 40 58Z', skin),
    path('M60 40C72 40 80 44 80 58C80 76 72 89 60 89C70 82 74 70 72 54Z', shade, { opacity: 0.35 }),
    stroke('M46.5 59C48.5 57 52.5 57 54.5 58.6M65.5 58.6C67.5 57 71.5 57 73.5 59', line, 1.6),
    ellipse(51, 65, 2.6, 3.1, line),
    ellipse(69, 65, 2.6, 3.1, line),
    circle(51.9, 63.9, 0.9, '#fff'),
    circle(69.9, 63.9, 0.9, '#fff'),
    stroke('M60 67C59 70 58.6 72 60.6 72.6', darken(skin, 0.3), 1.2),
    path('M53 77.4C57 80 63 80 67 77.4C65.6 82.8 54.4 82.8 53 77.4Z', '#b4444c'),
    path('M54.6 78.3C58 79.8 62 79.8 65.4 78.3L64 79.9C61.6 80.6 58.4 80.6 56 79.9Z', '#fff'),
    ellipse(46, 73, 4, 2.6, '#f0707a', { opacity: 0.28 }),
    ellipse(74, 73, 4, 2.6, '#f0707a', { opacity: 0.28 }),
  ].join('');
};

/** Hair, clothes and face of a presenter, from back to front. */
export function drawPerson({ skin, hair, cut, outfit, colour }: Look): string {
  const { back, front } = CUTS[cut];
  return back(hair) + OUTFITS[outfit](colour, skin) + face(skin, hair) + front(hair);
}
