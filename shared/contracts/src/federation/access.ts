import * as z from 'zod/mini';

/*
 * Who may do what to which remote of which merchant (FD-066). The console's server decides by it, and its page shows
 * beforehand what would be refused.
 */

/** From the least to the most; each may do what the ones before it may. */
export const ROLES = ['viewer', 'deployer', 'approver', 'admin'] as const;
export const Role = z.enum(ROLES);
export type Role = z.infer<typeof Role>;

/** What somebody can ask for, and the least role that it takes. */
const LEAST_ROLE = {
  see: 'viewer',
  deploy: 'deployer',
  rollback: 'deployer',
  start: 'deployer',
  pause: 'deployer',
  resume: 'deployer',
  traffic: 'deployer',
  promote: 'deployer',
  abort: 'deployer',
  preview: 'deployer',
  lock: 'deployer',
  /** Taking off a lock that one has set oneself. */
  unlock: 'deployer',
  /** Taking off somebody else's. */
  unlockOfOthers: 'approver',
  approve: 'approver',
  freeze: 'admin',
  /** Doing in spite of a freeze or a lock what these refuse. */
  break: 'admin',
} as const satisfies Record<string, Role>;
export type Action = keyof typeof LEAST_ROLE;

/** Stands for every remote, or every merchant; never for a part of a name. */
export const ANY = '*';

/** A remote as its folder is called, or the host. */
export const ComponentName = z.string().check(z.regex(/^(?:host-shell|mfe-[a-z][a-z0-9-]{0,40})$/));
const Remotes = z.array(z.union([z.literal(ANY), ComponentName])).check(z.minLength(1), z.maxLength(1000));
const Merchants = z
  .array(z.union([z.literal(ANY), z.string().check(z.regex(/^[a-z][a-z0-9-]{1,30}$/))]))
  .check(z.minLength(1), z.maxLength(1000));

/** Remotes and merchants by name or `*`, as grants, freezes and locks say what they are about. */
export const Scope = z.strictObject({ remotes: Remotes, merchants: Merchants });
export type Scope = z.infer<typeof Scope>;

/** A role for some remotes of some merchants. */
export const Grant = z.strictObject({ role: Role, ...Scope.shape });
export type Grant = z.infer<typeof Grant>;

/** Somebody who has been recognised. */
export const Identity = z.object({
  /** As the log names them. */
  name: z.string(),
  grants: z.array(Grant),
  /** When they are recognised no more, ISO 8601 in UTC; without it at no time. */
  until: z.optional(z.string()),
});
export type Identity = z.infer<typeof Identity>;

/**
 * Whether somebody may do something.
 *
 * @param identity Who asks; nobody when undefined, who may do nothing.
 * @param remote As its folder is called, `mfe-games`, or `host-shell`; `*` asks for every one at once.
 * @param merchant Its code; `*` asks for every one at once.
 */
export function mayDo(
  identity: Pick<Identity, 'grants'> | undefined,
  action: Action,
  remote: string,
  merchant: string,
): boolean {
  const least = ROLES.indexOf(LEAST_ROLE[action]);
  return (identity?.grants ?? []).some(
    (grant) => ROLES.indexOf(grant.role) >= least && covers(grant, remote, merchant),
  );
}

/** Whether a remote of a merchant is among those that something is about; `*` only where all are. */
export function covers({ remotes, merchants }: Scope, remote: string, merchant: string): boolean {
  const has = (names: readonly string[], name: string) => names.includes(ANY) || names.includes(name);
  return has(remotes, remote) && has(merchants, merchant);
}

/** The least role for something, for words of a refusal. */
export function leastRole(action: Action): Role {
  return LEAST_ROLE[action];
}
