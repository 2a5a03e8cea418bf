/** The platform's game categories, as the vendors' game types name them. */
export const ART_CATEGORIES = [
  'LOTT',
  'ELOTT',
  'RNG',
  'LIVE',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'PVP',
  'BINGO',
] as const;

export type ArtCategory = (typeof ART_CATEGORIES)[number];
