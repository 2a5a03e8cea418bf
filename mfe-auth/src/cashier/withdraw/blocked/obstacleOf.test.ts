import { withdrawal } from '../../testing/fakeCashier';
import { obstacleOf } from './obstacleOf';

const NOW = Date.parse('2026-11-21T13:00:00Z');
const all = {
  restingUntil: '2026-11-22T11:05:00Z',
  hasPaymentPassword: false,
  list: [],
  timesLeft: 0,
  withdrawable: '0.00',
};

it.each([
  ['resting', all],
  ['noPassword', { ...all, restingUntil: '2026-11-21T12:59:59Z' }],
  ['noCard', { ...all, restingUntil: undefined, hasPaymentPassword: true }],
  ['noTimes', { timesLeft: 0, withdrawable: '0.00' }],
  ['turnover', { withdrawable: '0.00' }],
  ['nothing', { withdrawable: '0.00', turnoverLeft: '0.00' }],
  [undefined, {}],
  [undefined, { hasPaymentPassword: undefined }],
] as const)('says %s for %j', (obstacle, changes) => {
  expect(
    obstacleOf(
      { ...withdrawal, ...changes, list: [...('list' in changes ? changes.list : withdrawal.list)] },
      NOW,
    ),
  ).toBe(obstacle);
});
