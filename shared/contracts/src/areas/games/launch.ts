import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint';
import { Id, Instant, LanguageParameter, wholeNumber } from '../../values/values';
import { GameType } from './game';

/* Opening a game. */

const language = LanguageParameter;

/** How a game opens: in place of the site, in a frame of it, beside it. */
export const OpenMode = z.enum(['REDIRECT', 'FRAME', 'POPUP']);
export type OpenMode = z.infer<typeof OpenMode>;

export const Orientation = z.enum(['portrait', 'landscape']);
export type Orientation = z.infer<typeof Orientation>;

export const LaunchTarget = z.object({
  url: z.string(),
  open: OpenMode,
  /** When play began, by the server's clock. */
  at: z.optional(Instant),
  /** How the game wants the phone held. */
  orientation: z.optional(Orientation),
  /** In a frame: its page says when it can be played (`GameMessage`), and counts as loading until then. */
  announces: z.optional(z.boolean()),
});
export type LaunchTarget = z.infer<typeof LaunchTarget>;

/** Longest address of the way back that a launch takes. */
export const BACK_URL_MAX_LENGTH = 512;

const LaunchRequest = z.object({
  category: GameType,
  vendor: Id,
  gameId: Id,
  nodeId: Id,
  freeplay: wholeNumber(0, 1),
  language,
  backUrl: z.optional(z.string().check(z.maxLength(BACK_URL_MAX_LENGTH))),
});

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  module: 'COMM3',
  who: 'session',
  request: LaunchRequest,
  value: LaunchTarget,
});

/** The vendor whose games have a launch of their own (docs/calls.md, "Launches"). */
export const FB_VENDOR = 'FB';

export const launchFbGame = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  module: 'COMM3',
  who: 'session',
  request: LaunchRequest,
  value: LaunchTarget,
});
