import { type SQL, sql } from 'drizzle-orm';
import { accounts } from '../../core/accounts/tables';

/**
 * The whole downline of an agent, all levels, as a common table expression named `team (id)`; the agent is
 * not part of it. UNION drops repeats, so that a loop in the data ends.
 */
export const teamOf = (agentId: string): SQL => sql`
  team (id) as (
    select ${accounts.id} from ${accounts} where ${accounts.parentId} = ${agentId}
    union
    select ${accounts.id} from ${accounts} join team on ${accounts.parentId} = team.id
  )`;
