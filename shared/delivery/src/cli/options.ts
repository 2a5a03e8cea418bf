import { MAX_REASON, Reason } from '@site/contracts/federation/releaseApi';
import * as z from 'zod/mini';
import { parseAuthor } from '../product/deploy/author';
import { WHOLE_TRAFFIC } from '../product/deploy/composition';
import { Refusal } from '../refusal';

/** Of every command that changes something. */
export const BY_OPTION = [
  '--by <name>',
  'who does it, for the log (default: who started the CI job, else git’s user, else the system’s)',
  parseAuthor,
] as const;

/**
 * Reads why something is done.
 *
 * @param option Whose value it is, for the refusal: `--reason`.
 * @throws Refusal when it is none that could stand in a log.
 */
export function parseReason(option: string): (text: string) => string {
  return (text) => {
    const reason = z.safeParse(Reason, text);
    if (reason.success) return reason.data;
    throw new Refusal(`${option} wants a reason: one line of 1 to ${MAX_REASON} characters.`);
  };
}

/** @throws Refusal when `--limit` is no number of lines. */
export function parseLimit(text: string): number {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new Refusal(`--limit ${text} is no number of lines: give 1 or more.`);
}

/** Of every command that changes what is live. */
export const REASON_OPTION = ['--reason <text>', 'why, for the log', parseReason('--reason')] as const;

/** @throws Refusal when `--traffic` is no share of the users. */
export function parseShare(text: string): number {
  const share = Number(text);
  if (/^\d+$/.test(text) && share <= WHOLE_TRAFFIC) return share;
  throw new Refusal(`--traffic ${text} is no share: give whole per cent, 0 to ${WHOLE_TRAFFIC}.`);
}
