// @ts-check
import { call } from '../common/call.js';

/**
 * @template T
 * @typedef {import('../common/call.js').Outcome<T>} Outcome
 */

/**
 * @typedef {{ play: string, content: string, times: number, unit: string }} Bet
 * @typedef {'PENDING' | 'WON' | 'LOST' | 'CANCELLED' | 'REFUNDED'} Status
 * @typedef {{ suborderId: string, play: string, playName: string, content: string, bet: string, win: string, status: Status }} Suborder
 * @typedef {{ orderId: string, numero: string, at: string, bet: string, win: string, status: Status, closesAt: string, result?: string[], suborders: Suborder[] }} Order
 * @typedef {{ count: number, total: string, lines: string[] }} Quote
 * @typedef {{ numero: string, openedAt: string, result: string[] }} Draw
 * @typedef {{ code: string, name: string, kind: 'straight' | 'any' | 'run' | 'choice', places: number, odds: string, choices: string[] }} Play
 * @typedef {{ now: string, balance: string, draw: { numero: string, closesAt: string }, results: Draw[], orders: Order[] }} State
 * @typedef {State & {
 *   playMoney: boolean, currencySymbol: string, plays: Play[], units: string[],
 *   game: { id: string, name: string, art: string, digits: number, min: string, max: string },
 * }} View
 */

/** @param {string} name */
const fact = (name) =>
  document.querySelector(`meta[name="lottery-${name}"]`)?.getAttribute('content') ?? undefined;

/** Token of the frame session: in this page alone, and gone with it. */
const session = fact('session');

/** Why the platform did not open the lottery. */
const refusedCode = fact('refusal');
export const refusal =
  refusedCode === undefined ? undefined : { code: refusedCode, message: fact('refusal-text') ?? '' };

/**
 * A call in the name of the frame session.
 *
 * @template T
 * @param {string} path
 * @param {RequestInit} options
 * @returns {Promise<Outcome<T>>}
 */
const ownCall = (path, options = {}) =>
  call(path, { ...options, headers: { authorization: `Bearer ${session}`, ...options.headers } });

/**
 * A call that sends something. One that moves money has a key, which makes a repeated one the same.
 *
 * @template T
 * @param {string} path
 * @param {unknown} body
 * @param {string} [key]
 * @returns {Promise<Outcome<T>>}
 */
const post = (path, body, key) =>
  ownCall(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });

/** @returns {Promise<Outcome<View>>} */
export const openLottery = () => ownCall('/m/lotto-h5/session');

/** @returns {Promise<Outcome<State>>} */
export const readState = () => ownCall('/m/lotto-h5/state');

/**
 * What bets would stake, in the platform's words.
 *
 * @param {Bet[]} bets
 * @returns {Promise<Outcome<Quote>>}
 */
export const askQuote = (bets) => post('/m/lotto-h5/quote', { bets });

/**
 * @param {string} key
 * @param {{ gameId: string, numero: string, bets: Bet[] }} order
 * @returns {Promise<Outcome<Order>>}
 */
export const sendOrder = (key, order) => post('/lgw/orders', order, key);

/**
 * @param {string} key
 * @param {{ orderId: string, suborderIds: string[] }} wanted
 * @returns {Promise<Outcome<{ refunded: string }>>}
 */
export const sendCancel = (key, wanted) => post('/m/lotto-h5/cancel', wanted, key);
