import type { ArtCategory } from '../categories';
import type { Motif } from '../ink';
import { bingoBalls, numberBalls } from './balls';
import { blades, keyboard, mouse, stage } from './battlestation';
import { bingo } from './bingo';
import { ballCage, bingoPair, dauber, megaphone } from './bingoHall';
import { cards, crownCard, heartsFan, spade, suits } from './cards';
import { coop, crest, gong, roosterHead } from './cockpit';
import { coins, ingot } from './coins';
import { shuttlecock, takraw, tennis } from './courts';
import { elephant, goldenKoi, koi, naga, tiger } from './creatures';
import { ballTower, calendar, flipBoard, scratchCard } from './draw';
import { core, gamepad, headset, shield } from './esports';
import { flame, lantern, lanterns, lotus, tukTuk } from './festival';
import { cherry, citrus, dragonFruit, mango, watermelon } from './fruit';
import { brilliant, emerald, gems, octagon } from './gems';
import { drum, ticket } from './lottery';
import { anchor, chest, crab, octopus, pufferfish } from './reef';
import { duel, feathers, rooster } from './roosters';
import { fish, jellyfish, manta, shark, turtle } from './sea';
import { diceDome, fortuneWheel, shoe } from './show';
import { bell, luckySevens, reels, seven } from './slots';
import { basketball, football, glove, medal, trophy } from './sports';
import { chips, dice, roulette } from './table';
import { domino, dragonTile, knight, mahjong } from './tiles';
import { chedi, crown, moon, pearl } from './treasures';

const SLOTS = {
  reels,
  gems,
  lantern,
  lotus,
  coins,
  koi,
  crown,
  chedi,
  tiger,
  moon,
  flame,
  citrus,
  naga,
  brilliant,
  seven,
  octagon,
  mango,
  cherry,
  lanterns,
  emerald,
  bell,
  tukTuk,
  elephant,
  ingot,
  watermelon,
  dragonFruit,
  pearl,
  luckySevens,
};

const LIVE = { roulette, cards, dice, chips, crownCard, fortuneWheel, shoe, diceDome };
const SPORTS = { football, basketball, trophy, glove, takraw, shuttlecock, tennis, medal };
const ESPORTS = { gamepad, headset, shield, core, keyboard, mouse, blades, stage };
const COCKFIGHT = { rooster, duel, feathers, roosterHead, coop, gong, crest };
const FISHING = {
  fish,
  shark,
  manta,
  jellyfish,
  turtle,
  goldenKoi,
  octopus,
  anchor,
  pufferfish,
  crab,
  chest,
};
const CARDS = { spade, cards, mahjong, domino, crownCard, dice, heartsFan, dragonTile, knight, suits };
const LOTTERY = { numberBalls, ticket, drum, ballTower, flipBoard, calendar, scratchCard };
const BINGO = { bingo, bingoBalls, ballCage, dauber, bingoPair, megaphone };

export const MOTIFS = {
  ...SLOTS,
  ...LIVE,
  ...SPORTS,
  ...ESPORTS,
  ...COCKFIGHT,
  ...FISHING,
  ...CARDS,
  ...LOTTERY,
  ...BINGO,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;

const names = (motifs: object): readonly MotifName[] => Object.keys(motifs) as MotifName[];

/** What a game of each category may show. The order is part of the recipe: add at the end. */
export const CATEGORY_MOTIFS: Readonly<Record<ArtCategory, readonly MotifName[]>> = {
  RNG: names(SLOTS),
  LIVE: names(LIVE),
  SPORTS: names(SPORTS),
  ESPORTS: names(ESPORTS),
  COCKFIGHT: names(COCKFIGHT),
  FISH: names(FISHING),
  PVP: names(CARDS),
  LOTT: names(LOTTERY),
  ELOTT: names(LOTTERY),
  BINGO: names(BINGO),
};
