import type { AccountType } from './values';

const REAL: readonly AccountType[] = [0, 1, 2];
const NOT_AGENT: readonly AccountType[] = [0, 4, 40];
const TRIAL: AccountType = 4;

/** A real account may deposit (decision 19). */
export const isRealAccount = (type: AccountType): boolean => REAL.includes(type);

/** A trial plays with play money and may not use money, inbox or chat. */
export const isTrialAccount = (type: AccountType): boolean => type === TRIAL;

/** Any signed-in type other than 0, 4 and 40. */
export const isAgentAccount = (type: AccountType): boolean => !NOT_AGENT.includes(type);
