import type { EntryCode } from './tables';

/** What comes to a player from outside: what is paid in, and what another player gives, which counts as it (PL-045). */
export const PAID_IN: readonly EntryCode[] = ['DEPOSIT', 'AGENT_SALARY', 'AGENT_DIVIDEND', 'ENVELOPE_IN'];

/** What leaves a player for good: what is paid out and not returned, and what is given to another player. */
export const PAID_OUT: readonly EntryCode[] = [
  'WITHDRAWAL',
  'WITHDRAWAL_RETURN',
  'SALARY_GIVEN',
  'DIVIDEND_GIVEN',
  'ENVELOPE_OUT',
];
