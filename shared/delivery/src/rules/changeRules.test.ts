import { ANY } from '@site/contracts/federation/access';
import { auditIn } from '../audit/auditLog';
import type { Store } from '../product/store/Store';
import { s3Store } from '../product/store/s3Store';
import { memoryBucket } from '../testing/memoryBucket';
import { addFreeze, addLock, endRule } from './changeRules';

const NOW = new Date('2026-12-01T00:00:00Z');
const doing = (changes: object = {}) => ({ by: 'Ann', reason: 'because', now: NOW, ...changes });
const GAMES = { remotes: ['mfe-games'], merchants: ['aurora'] };
const MONTH = { from: '2026-12-01T00:00', to: '2026-12-31T00:00', zone: 'UTC' };

let store: Store;
beforeEach(() => {
  store = s3Store(memoryBucket());
});

it('keeps each lock and freeze until it is ended, in one line with who and why @FD-065 @FD-067', async () => {
  const audit = auditIn(store);
  const lock = await addLock(audit, GAMES, doing());
  const freeze = await addFreeze(audit, { remotes: [ANY], merchants: [ANY], ...MONTH }, doing({ by: 'bob' }));
  expect(await auditIn(store).rules()).toEqual({ number: 2, locks: [lock], freezes: [freeze] });
  await endRule(audit, 'locks', lock.id, { by: 'eve', now: NOW });
  await endRule(audit, 'freezes', freeze.id, doing({ reason: 'over early' }));
  expect(await auditIn(store).rules()).toEqual({ number: 4, locks: [], freezes: [] });
  expect((await audit.history()).map(({ by, words, reason }) => [by, words, reason])).toEqual([
    ['Ann', 'Ended freeze-2 of bob: every remote of every merchant', 'over early'],
    ['eve', 'Took off lock-1 of Ann: mfe-games of aurora', undefined],
    ['bob', 'Froze every remote of every merchant from 2026-12-01T00:00 to 2026-12-31T00:00 UTC', 'because'],
    ['Ann', 'Locked mfe-games of aurora', 'because'],
  ]);
});

it('loses none of what several set at once @FD-065', async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      addLock(auditIn(store), GAMES, doing({ by: `one of ${index}` })),
    ),
  );
  const { locks } = await auditIn(store).rules();
  expect(new Set(locks.map(({ by }) => by)).size).toBe(12);
  expect(new Set(locks.map(({ id }) => id)).size).toBe(12);
});

it('finds the rules under later lines that are about something else', async () => {
  const audit = auditIn(store);
  const lock = await addLock(audit, GAMES, doing());
  await audit.append({ at: NOW.toISOString(), by: 'eve', kind: 'token', words: 'Made a token' });
  expect(await auditIn(store).rules()).toEqual({ number: 1, locks: [lock], freezes: [] });
});

it('refuses what was decided on other rules than those that stand', async () => {
  const audit = auditIn(store);
  await addLock(audit, GAMES, doing({ expects: 0 }));
  await expect(addLock(audit, GAMES, doing({ expects: 0 }))).rejects.toMatchObject({
    code: 'deployment.moved',
  });
  await addLock(audit, GAMES, doing({ expects: 1 }));
  expect((await audit.rules()).locks).toHaveLength(2);
});

it('forgets freezes that are over when others are set', async () => {
  const audit = auditIn(store);
  await addFreeze(audit, { ...GAMES, ...MONTH }, doing());
  await addLock(audit, GAMES, doing({ now: new Date('2027-01-01T00:00:00Z') }));
  expect((await audit.rules()).freezes).toEqual([]);
});

it.each([
  ['is not after', { from: '2026-12-31T00:00', to: '2026-12-31T00:00' }],
  ['"2026-02-30T00:00" is no time', { from: '2026-02-30T00:00' }],
  ['"Bangkok" is no time zone', { zone: 'Bangkok' }],
  ['is over already', { from: '2026-11-01T00:00', to: '2026-12-01T00:00' }],
])('refuses a freeze whose time %s', async (words, changes) => {
  await expect(addFreeze(auditIn(store), { ...GAMES, ...MONTH, ...changes }, doing())).rejects.toThrow(words);
  expect(await auditIn(store).history()).toEqual([]);
});

it('refuses to end what there is not', async () => {
  await addLock(auditIn(store), GAMES, doing());
  await expect(endRule(auditIn(store), 'locks', 'lock-9', doing())).rejects.toThrow('there is lock-1.');
  await expect(endRule(auditIn(store), 'freezes', 'lock-1', doing())).rejects.toThrow('there is none.');
});
