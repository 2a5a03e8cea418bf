import { and, desc, eq, sql } from 'drizzle-orm';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { Refusal } from '../../../core/http/refusal';
import { teamPaths } from './tables';

/** The account whose team an agent looks at. */
export interface ShownAccount {
  readonly id: string;
  /** How far below the agent; 0 is the agent. */
  readonly level: number;
  /** From the agent to the account, by name. */
  readonly path: readonly string[];
}

/**
 * An account of an agent's team by its name, whatever its case; without one the agent. Who is below is asked here and
 * nowhere else: a call that names an account begins with it.
 *
 * @throws Refusal downline.unknown for whoever is not below the agent: a stranger, one above, nobody.
 */
export async function shownAccount(
  db: Database,
  agent: Pick<Account, 'id' | 'merchant' | 'username' | 'usernameKey'>,
  name: string | undefined,
): Promise<ShownAccount> {
  const key = name?.toLowerCase();
  if (key === undefined || key === agent.usernameKey)
    return { id: agent.id, level: 0, path: [agent.username] };
  const [found] = await db
    .select({ id: accounts.id, username: accounts.username, level: teamPaths.depth })
    .from(accounts)
    .innerJoin(teamPaths, and(eq(teamPaths.descendant, accounts.id), eq(teamPaths.ancestor, agent.id)))
    .where(and(eq(accounts.merchant, agent.merchant), eq(accounts.usernameKey, key)));
  if (!found) throw new Refusal('downline.unknown');
  const { id, username, level } = found;
  const above = await db
    .select({ username: accounts.username })
    .from(teamPaths)
    .innerJoin(accounts, eq(accounts.id, teamPaths.ancestor))
    .where(and(eq(teamPaths.descendant, id), sql`${teamPaths.depth} <= ${level}`))
    .orderBy(desc(teamPaths.depth));
  return { id, level, path: [...above.map((one) => one.username), username] };
}
