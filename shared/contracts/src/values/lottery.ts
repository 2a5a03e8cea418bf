/*
 * What a page needs to know of lotteries before one is opened: apart from the schemas of their calls, which
 * would come along with it.
 */

/**
 * Constants of the lottery platform as it spells them (B§3); compared without case
 * (docs/calls.md, "Lottery").
 */
export const PRIZE_MODES = { LOTT: 'Lott', ZY: 'ZY', ELOTT: 'Elott', SEA: 'SEA' } as const;
export const PLAY_TYPES = { TRADITION: 'Tradition', ENTERTAINMENT: 'Entertainment' } as const;

/** Prize modes that a frame is opened with: all of them, in one spelling (GA-066). */
export const FRAME_PRIZE_MODES = Object.keys(PRIZE_MODES) as (keyof typeof PRIZE_MODES)[];
export type FramePrizeMode = (typeof FRAME_PRIZE_MODES)[number];

/** Play types that a frame is opened with: traditional, entertainment. */
export const FRAME_PLAY_TYPES = ['trad', 'ent'] as const;
export type FramePlayType = (typeof FRAME_PLAY_TYPES)[number];

/** Calls of what changes by playing, and with the catalogue. */
export const LOTTERY_MENU_PATH = '/lgw/games/game_menu';
export const RECENT_LOTTERIES_PATH = '/lgw/vn/games/game_menu/recent';
