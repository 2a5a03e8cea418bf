import type { ArtCategory } from '../categories';
import type { MotifName } from '../motifs';
import type { Ground } from './ground';
import { arches, city, clouds, hills, stars, water } from './landscapes';
import { confetti, grid, hexagons, lattice, rays, rings, scales, weave } from './patterns';
import { curtain, felt, pitch, spotlights } from './venues';

export type { Ground, Stage } from './ground';

export const GROUNDS = {
  rays,
  rings,
  scales,
  lattice,
  hexagons,
  grid,
  confetti,
  weave,
  arches,
  hills,
  stars,
  clouds,
  water,
  city,
  curtain,
  felt,
  pitch,
  spotlights,
} as const satisfies Record<string, Ground>;

export type GroundName = keyof typeof GROUNDS;

const LOTTERY_GROUNDS: readonly GroundName[] = ['confetti', 'rings', 'rays', 'clouds'];

/** What may stand behind a category's motifs; a name given twice is picked twice as often. */
export const CATEGORY_GROUNDS: Readonly<Record<ArtCategory, readonly GroundName[]>> = {
  RNG: ['rays', 'arches', 'hills', 'scales', 'lattice', 'clouds', 'stars', 'rings'],
  LIVE: ['curtain', 'felt', 'rings', 'lattice', 'spotlights'],
  SPORTS: ['pitch', 'rays', 'pitch', 'rings'],
  ESPORTS: ['grid', 'hexagons', 'rings', 'spotlights'],
  COCKFIGHT: ['rays', 'hills', 'rings', 'weave'],
  FISH: ['water', 'water', 'scales'],
  PVP: ['felt', 'lattice', 'scales', 'curtain'],
  LOTT: LOTTERY_GROUNDS,
  ELOTT: LOTTERY_GROUNDS,
  BINGO: ['confetti', 'rays', 'lattice', 'rings'],
};

/** Motifs that belong somewhere. */
export const MOTIF_GROUNDS: Readonly<Partial<Record<MotifName, GroundName>>> = {
  moon: 'stars',
  lantern: 'stars',
  lanterns: 'stars',
  tukTuk: 'city',
  chedi: 'hills',
  koi: 'scales',
  naga: 'scales',
  mango: 'rays',
  citrus: 'rays',
  lotus: 'scales',
};
