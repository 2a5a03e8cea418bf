import { SIGN_UP_STATUSES } from '@site/contracts/areas/messages';
import { closedReason, signUpStatus } from './status';

const now = new Date('2026-11-20T08:00:00Z');
const later = new Date(now.getTime() + 1);
const endless = {
  signUp: true,
  endsAt: null,
  withdrawnAt: null,
  reward: 5_000n,
  budget: null,
  spent: 0n,
  stock: null,
  taken: 0,
};
const running = { ...endless, endsAt: later };
const over = { ...endless, endsAt: now };
const gone = { ...endless, withdrawnAt: now };
const usedUp = { ...endless, stock: 3, taken: 3 };

it('can be joined while it runs, and is closed from its end on', () => {
  expect(signUpStatus(running, undefined, now)).toBe('ALLOW_JOIN');
  expect(signUpStatus(endless, undefined, now)).toBe('ALLOW_JOIN');
  expect(signUpStatus(over, undefined, now)).toBe('SIGN_UP_DUE');
});

it.each(SIGN_UP_STATUSES)('keeps the account’s own status %s while it runs', (status) => {
  expect(signUpStatus(running, { status }, now)).toBe(status);
});

it.each([over, gone, usedUp])(
  'closes what was joined and not claimed, and leaves the rest as it is',
  (closed) => {
    expect(signUpStatus(closed, undefined, now)).toBe('SIGN_UP_DUE');
    expect(signUpStatus(closed, { status: 'JOINED' }, now)).toBe('SIGN_UP_DUE');
    expect(signUpStatus(closed, { status: 'CLAIMED' }, now)).toBe('CLAIMED');
    expect(signUpStatus(closed, { status: 'PENDING' }, now)).toBe('PENDING');
  },
);

it('has no status without a sign-up', () => {
  expect(signUpStatus({ ...endless, signUp: false }, undefined, now)).toBeUndefined();
});

it('says why it is closed: taken down before ended before used up', () => {
  expect(closedReason(running, now)).toBeUndefined();
  expect(closedReason({ ...usedUp, endsAt: now, withdrawnAt: now }, now)).toBe('WITHDRAWN');
  expect(closedReason({ ...usedUp, endsAt: now }, now)).toBe('ENDED');
  expect(closedReason(usedUp, now)).toBe('USED_UP');
});

it('is used up when the budget has no room for one reward more', () => {
  const budget = { ...endless, budget: 12_000n };
  expect(closedReason({ ...budget, spent: 7_000n }, now)).toBeUndefined();
  expect(closedReason({ ...budget, spent: 7_001n }, now)).toBe('USED_UP');
  const open = { ...budget, reward: null };
  expect(closedReason({ ...open, spent: 11_999n }, now)).toBeUndefined();
  expect(closedReason({ ...open, spent: 12_000n }, now)).toBe('USED_UP');
});
