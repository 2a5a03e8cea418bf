import type { Grant, Identity, Role } from '@site/contracts/federation/access';
import { type AuditLog, auditIn } from '../audit/auditLog';
import { s3Store } from '../product/store/s3Store';
import { memoryBucket } from '../testing/memoryBucket';
import { requireRole } from './requireRole';
import { type RuleCalls, ruleCalls } from './ruleCalls';

const NOW = new Date('2026-12-01T00:00:00Z');
const GAMES = { remotes: ['mfe-games'], merchants: ['aurora'] };
const FREEZE = { ...GAMES, from: '2026-12-02T00:00', to: '2026-12-03T00:00', zone: 'UTC', reason: 'draw' };

const person = (name: string, role: Role, scope: Omit<Grant, 'role'> = GAMES): Identity => ({
  name,
  grants: [{ role, ...scope }],
});
const ann = person('Ann', 'deployer');
const bob = person('bob', 'deployer');
const approver = person('Olga', 'approver');
const admin = person('Adam', 'admin');

let audit: AuditLog;
let calls: RuleCalls;
beforeEach(() => {
  audit = auditIn(s3Store(memoryBucket()));
  calls = ruleCalls(audit, () => NOW);
});

it('lets a deployer lock, and take off what they have locked themselves @FD-065 @FD-066', async () => {
  const { id } = await calls.lock(ann, { ...GAMES, reason: 'the vendor moves' });
  await expect(calls.lock(bob, { end: id })).rejects.toMatchObject({ code: 'role.missing' });
  await calls.lock(ann, { end: id });
  const again = await calls.lock(ann, { ...GAMES, reason: 'again' });
  await calls.lock(approver, { end: again.id, reason: 'Ann is away' });
  expect((await audit.rules()).locks).toEqual([]);
});

it('lets admins alone freeze @FD-065 @FD-066', async () => {
  await expect(calls.freeze(approver, FREEZE)).rejects.toMatchObject({ code: 'role.missing' });
  const { id } = await calls.freeze(admin, FREEZE);
  await expect(calls.freeze(approver, { end: id })).rejects.toMatchObject({ code: 'role.missing' });
  await calls.freeze(admin, { end: id });
  expect((await audit.rules()).freezes).toEqual([]);
});

it('lets nobody lock more than they have a role for @FD-066', async () => {
  const scopes = [
    { remotes: ['mfe-games', 'mfe-auth'], merchants: ['aurora'] },
    { remotes: ['mfe-games'], merchants: ['aurora', 'lagoon'] },
    { remotes: ['*'], merchants: ['aurora'] },
    { remotes: ['mfe-games'], merchants: ['*'] },
  ];
  for (const scope of scopes)
    await expect(calls.lock(ann, { ...scope, reason: 'all' })).rejects.toMatchObject({
      code: 'role.missing',
    });
  expect((await audit.rules()).locks).toEqual([]);
});

it('writes down what somebody may not do, and nothing of somebody who is not known @FD-067', async () => {
  await expect(requireRole(audit, ann, 'break', GAMES, NOW)).rejects.toThrow(
    'Ann may not break locks and freezes of mfe-games of aurora: that takes the role admin for all of it.',
  );
  await expect(calls.lock(undefined, { ...GAMES, reason: 'x' })).rejects.toMatchObject({
    code: 'identity.required',
  });
  expect((await audit.history()).map(({ by, kind, code, scope }) => [by, kind, code, scope])).toEqual([
    ['Ann', 'refusal', 'role.missing', GAMES],
  ]);
});

it('refuses what was decided on other rules than those that stand', async () => {
  await calls.lock(ann, { ...GAMES, reason: 'one', expects: 0 });
  await expect(calls.freeze(admin, { ...FREEZE, expects: 0 })).rejects.toMatchObject({
    code: 'deployment.moved',
  });
});
