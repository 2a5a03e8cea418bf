import type { ArtCategory } from './categories';
import { CATEGORY_GROUNDS, type GroundName, MOTIF_GROUNDS } from './grounds';
import { motifFromName } from './keywords';
import { CATEGORY_MOTIFS, type MotifName } from './motifs';
import { JEWEL_NAMES, type JewelName, type MetalName } from './palette';
import { pick, seededRandom } from './random';
import { vendorStyle } from './vendors/vendors';

/** Who a game is. `vendor` and `code` are the seed; the name only steers motif, metal and jewel. */
export interface GameIdentity {
  category: ArtCategory;
  vendor: string;
  code: string;
  name: string;
}

const LIGHTS = ['night', 'dawn', 'duotone'] as const;
const HUE_TURNS = [-22, -10, 0, 0, 12, 24] as const;

/** Motifs that still read when a tile crops them. */
const CROPPABLE: ReadonlySet<MotifName> = new Set<MotifName>([
  'tiger',
  'roulette',
  'football',
  'basketball',
  'octagon',
  'rooster',
  'gamepad',
  'spade',
  'shark',
  'citrus',
  'moon',
  'emerald',
  'fortuneWheel',
  'takraw',
  'elephant',
  'goldenKoi',
]);

/** Motifs that may lean; the others stand on something. */
const LEANING: ReadonlySet<MotifName> = new Set<MotifName>([
  'football',
  'basketball',
  'takraw',
  'gamepad',
  'roulette',
  'headset',
  'fish',
  'shark',
  'manta',
  'goldenKoi',
]);

const CROP_SHARE = 0.28;
const LEAN_DEGREES = { free: 24, standing: 8 } as const;

/** Everything that is decided about a picture before a line is drawn, the same for each of its formats. */
export interface Recipe {
  motif: MotifName;
  ground: GroundName;
  light: (typeof LIGHTS)[number];
  hueTurn: number;
  metal: MetalName;
  jewel: JewelName;
  cropped: boolean;
  lean: number;
}

function metalFromName(name: string): MetalName | undefined {
  if (/\b(silver|pearl)\b/i.test(name)) return 'silver';
  if (/\b(copper|bronze)\b/i.test(name)) return 'bronze';
  return /\bgold(en)?\b/i.test(name) ? 'gold' : undefined;
}

export function gameRecipe({ category, vendor, code, name }: GameIdentity): Recipe {
  // Every choice takes its turn in the stream even when the name overrides it: renaming a game keeps the rest.
  const random = seededRandom(`${vendor}:${code}`);
  const hueTurn = pick(random, HUE_TURNS);
  const light = pick(random, LIGHTS);
  const seededMotif = pick(random, CATEGORY_MOTIFS[category]);
  const seededGround = pick(random, CATEGORY_GROUNDS[category]);
  const seededJewel = pick(random, JEWEL_NAMES);
  const crop = random();
  const lean = random() - 0.5;

  const motif = motifFromName(name, category) ?? seededMotif;
  const jewel = JEWEL_NAMES.find((word) => name.toLowerCase().includes(word)) ?? seededJewel;
  return {
    motif,
    ground: MOTIF_GROUNDS[motif] ?? seededGround,
    light,
    hueTurn,
    metal: metalFromName(name) ?? vendorStyle(vendor).metal,
    jewel,
    cropped: crop < CROP_SHARE && CROPPABLE.has(motif),
    lean: lean * (LEANING.has(motif) ? LEAN_DEGREES.free : LEAN_DEGREES.standing),
  };
}
