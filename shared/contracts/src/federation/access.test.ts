import * as z from 'zod/mini';
import { type Action, Grant, leastRole, mayDo, ROLES, type Role } from './access';

const holder = (role: Role, remotes: string[], merchants: string[]) => ({
  grants: [{ role, remotes, merchants }],
});

it('lets each role do what it is for and what the roles before it may @FD-066', () => {
  const of = (action: Action) =>
    ROLES.filter((role) => mayDo(holder(role, ['*'], ['*']), action, 'mfe-games', 'aurora'));
  expect(of('see')).toEqual(['viewer', 'deployer', 'approver', 'admin']);
  expect(of('deploy')).toEqual(['deployer', 'approver', 'admin']);
  expect(of('rollback')).toEqual(['deployer', 'approver', 'admin']);
  expect(of('unlockOfOthers')).toEqual(['approver', 'admin']);
  expect(of('freeze')).toEqual(['admin']);
  expect(of('break')).toEqual(['admin']);
  expect(leastRole('break')).toBe('admin');
});

it('grants a role for the remotes and the merchants that it names, and for nothing beside @FD-066', () => {
  const ann = holder('deployer', ['mfe-games', 'mfe-auth'], ['aurora']);
  expect(mayDo(ann, 'deploy', 'mfe-auth', 'aurora')).toBe(true);
  expect(mayDo(ann, 'deploy', 'mfe-auth', 'lagoon')).toBe(false);
  expect(mayDo(ann, 'deploy', 'mfe-agent', 'aurora')).toBe(false);
  expect(mayDo(ann, 'deploy', 'host-shell', 'aurora')).toBe(false);
  // All of them at once is more than each that is named.
  expect(mayDo(ann, 'deploy', '*', 'aurora')).toBe(false);
  expect(mayDo(holder('admin', ['*'], ['aurora']), 'freeze', '*', 'aurora')).toBe(true);
  expect(mayDo(holder('admin', ['*'], ['aurora']), 'freeze', '*', '*')).toBe(false);
});

it('does not put two grants together to one that nobody has given @FD-066', () => {
  const bob = {
    grants: [
      { role: 'deployer', remotes: ['mfe-games'], merchants: ['aurora'] },
      { role: 'viewer', remotes: ['*'], merchants: ['lagoon'] },
    ] satisfies Grant[],
  };
  expect(mayDo(bob, 'deploy', 'mfe-games', 'lagoon')).toBe(false);
  expect(mayDo(bob, 'see', 'mfe-games', 'lagoon')).toBe(true);
});

it('lets nobody do anything @FD-066', () => {
  expect(mayDo(undefined, 'see', 'mfe-games', 'aurora')).toBe(false);
  expect(mayDo({ grants: [] }, 'see', '*', '*')).toBe(false);
});

it.each([
  { role: 'owner', remotes: ['*'], merchants: ['*'] },
  { role: 'viewer', remotes: [], merchants: ['*'] },
  { role: 'viewer', remotes: ['mfe-*'], merchants: ['*'] },
  { role: 'viewer', remotes: ['games'], merchants: ['*'] },
  { role: 'viewer', remotes: ['*'], merchants: ['*'], until: 'later' },
])('takes no grant such as %j', (grant) => {
  expect(z.safeParse(Grant, grant).success).toBe(false);
});
