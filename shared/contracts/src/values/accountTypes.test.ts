import { isAgentAccount, isRealAccount, isTrialAccount } from './accountTypes';
import type { AccountType } from './values';

const table: [AccountType, { real: boolean; trial: boolean; agent: boolean }][] = [
  [0, { real: true, trial: false, agent: false }],
  [1, { real: true, trial: false, agent: true }],
  [2, { real: true, trial: false, agent: true }],
  [4, { real: false, trial: true, agent: false }],
  [40, { real: false, trial: false, agent: false }],
  [41, { real: false, trial: false, agent: true }],
  [42, { real: false, trial: false, agent: true }],
];

it.each(table)('account type %i @SH-006 @SH-007', (type, { real, trial, agent }) => {
  expect(isRealAccount(type)).toBe(real);
  expect(isTrialAccount(type)).toBe(trial);
  expect(isAgentAccount(type)).toBe(agent);
});
