import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { RoundRefusal } from '../values/roundRefusal';
import { Id, Instant, LanguageParameter, Money, wholeNumber } from '../values/values';
import { Game, Orientation } from './games';

/*
 * What a player learns before and while playing. These calls are ours.
 */

export const Volatility = z.enum(['LOW', 'MEDIUM', 'HIGH']);
export type Volatility = z.infer<typeof Volatility>;

/** A game with what a player may want to know before a bet. What a kind of game does not have is left out. */
export const GameFacts = z.object({
  game: Game,
  /** Limits of one bet. */
  minBet: Money,
  maxBet: Money,
  lines: z.optional(z.int().check(z.gte(1))),
  /** What comes back of all bets in the long run, in percent. */
  rtp: z.optional(z.number().check(z.gte(0), z.lte(100))),
  volatility: z.optional(Volatility),
  orientation: z.optional(Orientation),
});
export type GameFacts = z.infer<typeof GameFacts>;

/** Facts of one game that players of the merchant can open; else game.unavailable. */
export const gameFacts = endpoint({
  method: 'GET',
  path: '/wps/game/facts',
  module: 'COMM3',
  who: 'public',
  request: z.object({ nodeId: Id, language: LanguageParameter }),
  value: GameFacts,
  cached: true,
});

/** Longest that play can be summed up, in hours; an earlier beginning is taken as this one. */
export const PLAY_SUMMARY_HOURS = 24;

/**
 * What the caller has bet and won: real money, or play money. Since an instant, or without one since the stretch of play
 * began that runs.
 */
export const playSummary = endpoint({
  method: 'GET',
  path: '/wps/game/playSummary',
  module: 'COMM3',
  who: 'session',
  request: z.object({ since: z.optional(Instant), freeplay: wholeNumber(0, 1) }),
  value: z.object({
    /** Where the sums begin and end, by the server's clock. */
    since: Instant,
    at: Instant,
    bets: z.int(),
    staked: Money,
    won: Money,
    /** `won` less `staked`: below zero is a loss. */
    net: Money,
  }),
  whileClosed: true,
});

/** What a game's page tells the site around it. Its origin says whose word it is. */
export const GameMessage = z.discriminatedUnion('type', [
  /** It shows, and can be played. */
  z.object({ type: z.literal('game.ready') }),
  /** The player wants to leave. */
  z.object({ type: z.literal('game.close') }),
  z.object({ type: z.literal('game.balance.changed') }),
  /** The site's session is over: the platform says so to any call. */
  z.object({ type: z.literal('game.session.ended') }),
  /** Its launch was used up or too old: it needs another. */
  z.object({ type: z.literal('game.launch.expired') }),
  /** A round runs: the site comes in between only after it. */
  z.object({ type: z.literal('game.cycle.started') }),
  /** No round runs any more. */
  z.object({ type: z.literal('game.cycle.ended') }),
  /** A round did not begin, and the site says why. */
  z.object({ type: z.literal('game.refused'), code: RoundRefusal }),
]);
export type GameMessage = z.infer<typeof GameMessage>;
