import { SIGN_UP_STATUSES } from '@site/contracts/areas/messages';
import { signUpStatus } from './status';

const now = new Date('2026-11-20T08:00:00Z');
const later = new Date(now.getTime() + 1);
const running = { signUp: true, endsAt: later };
const longTerm = { signUp: true, endsAt: null };
const over = { signUp: true, endsAt: now };

it('can be joined while it runs, and is closed from its end on', () => {
  expect(signUpStatus(running, undefined, now)).toBe('ALLOW_JOIN');
  expect(signUpStatus(longTerm, undefined, now)).toBe('ALLOW_JOIN');
  expect(signUpStatus(over, undefined, now)).toBe('SIGN_UP_DUE');
});

it.each(SIGN_UP_STATUSES)('keeps the account’s own status %s while it runs', (status) => {
  expect(signUpStatus(running, { status }, now)).toBe(status);
});

it('closes what was joined and not claimed, and leaves the rest as it is', () => {
  expect(signUpStatus(over, { status: 'JOINED' }, now)).toBe('SIGN_UP_DUE');
  expect(signUpStatus(over, { status: 'CLAIMED' }, now)).toBe('CLAIMED');
  expect(signUpStatus(over, { status: 'PENDING' }, now)).toBe('PENDING');
});

it('has no status without a sign-up', () => {
  expect(signUpStatus({ signUp: false, endsAt: null }, undefined, now)).toBeUndefined();
});
