// @ts-check
import { call } from '../common/call.js';

/**
 * @template T
 * @typedef {import('../common/call.js').Outcome<T>} Outcome
 */

/**
 * @typedef {{ id: string, bet: string, win: string, at: string }} PastSpin
 * @typedef {PastSpin & { reels: number[][], times: number, balance: string }} Spin
 * @typedef {{
 *   language: 'en' | 'th', backUrl: string, playMoney: boolean, currencySymbol: string, balance: string,
 *   game: { name: string, art: string, colours: Record<string, string> },
 *   symbols: { url: string, times: number }[],
 *   bets: string[], firstBet: number, paceMs: number, history: PastSpin[],
 * }} GameView
 */

/** @param {string} language */
const json = (language) => ({ 'content-type': 'application/json', 'accept-language': language });

/**
 * Trades the launch token for a frame session.
 *
 * @param {string} launch
 * @param {string} language
 * @returns {Promise<Outcome<GameView & { token: string }>>}
 */
export const openGame = (launch, language) =>
  call('/sandbox/session', { method: 'POST', headers: json(language), body: JSON.stringify({ launch }) });

/**
 * Comes back to a frame session after a reload.
 *
 * @param {string} token
 * @param {string} language
 * @returns {Promise<Outcome<GameView>>}
 */
export const resumeGame = (token, language) =>
  call('/sandbox/session', { headers: { 'accept-language': language, authorization: `Bearer ${token}` } });

/**
 * @param {string} token
 * @param {{ key: string, bet: string }} spin `key` makes a repeated call the same spin.
 * @returns {Promise<Outcome<Spin>>}
 */
export const sendSpin = (token, { key, bet }) =>
  call('/sandbox/spin', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify({ bet }),
  });
