import type { Downline, downlines, subordinates } from '@site/contracts/areas/team';
import type { ValueOf } from '@site/contracts/http/endpoint';
import type { AccountType } from '@site/contracts/values/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Account } from '../../../core/accounts/tables';
import { toInstant } from '../../../core/clock';
import type { Database } from '../../../core/db/client';
import { rowsOf } from '../../../core/db/rowsOf';
import { formatMoney } from '../../../core/money';
import { type PageRequest, pageCount, pageWindow } from '../../../core/pages';
import { currentRates, givenRates, type Rates } from '../rebates/rates';
import type { ShownAccount } from '../tree/shownAccount';
import { isLive } from './online';

interface Found {
  readonly id: string;
  readonly username: string;
  readonly nickname: string;
  readonly type: AccountType;
  readonly level: number;
  readonly members: number;
  readonly balance: string;
  readonly online: boolean;
  /** Milliseconds since 1970. */
  readonly registered_at: string;
  readonly last_login_at: string | null;
  readonly total: number;
}

const milliseconds = (column: string): SQL =>
  sql.raw(`(extract(epoch from a.${column}) * 1000)::bigint::text`);

function view(found: Found, rates: ReadonlyMap<string, Rates>): Downline {
  const { username, nickname, type, level, members, balance, online, last_login_at } = found;
  return {
    account: username,
    nickname,
    type,
    level,
    members,
    balance: formatMoney(BigInt(balance)),
    // Further down others give them.
    ...(level === 1 && { rebates: givenRates(rates.get(found.id) ?? {}) }),
    online,
    registeredAt: toInstant(new Date(Number(found.registered_at))),
    ...(last_login_at !== null && { lastLoginAt: toInstant(new Date(Number(last_login_at))) }),
  };
}

/** Everybody below an agent, of whom one page is read in the order of their names. */
const everybody = (agentId: string, window: SQL): SQL => sql`
  select descendant as id, depth as level, (select count(*)::int from team_paths where ancestor = ${agentId}) as total
  from team_paths where ancestor = ${agentId} order by username_key ${window}`;

/**
 * Of them those who meet a condition on `a` (accounts) and `p` (team_paths). They are found before they are put in order:
 * with the order in sight Postgres walks the team name by name and looks up each, which takes ten times as long.
 */
const some = (agentId: string, condition: SQL, window: SQL): SQL => sql`
  with found as materialized (
    select p.descendant as id, p.depth as level, p.username_key
    from team_paths p join accounts a on a.id = p.descendant
    where p.ancestor = ${agentId} and ${condition}
  )
  select id, level, (select count(*)::int from found) as total from found order by username_key ${window}`;

/** One page of those below an agent, by name; of all of them without a condition. */
async function page(
  db: Database,
  agentId: string,
  condition: SQL | undefined,
  request: PageRequest,
  at: Date,
) {
  const { limit, offset } = pageWindow(request);
  const window = sql`limit ${limit} offset ${offset}`;
  const ids = condition ? some(agentId, condition, window) : everybody(agentId, window);
  const rows = await rowsOf<Found>(
    db,
    sql`select a.id, a.username, a.nickname, a.type, page.level, page.total,
        (select count(*)::int from team_paths where ancestor = a.id) as members,
        (select coalesce(sum(l.balance), 0)::text from ledger_accounts l
          where l.account_id = a.id and l.book = 'real') as balance,
        exists (select from sessions s where s.account_id = a.id and ${isLive(at)}) as online,
        ${milliseconds('created_at')} as registered_at, ${milliseconds('last_login_at')} as last_login_at
      from (${ids}) page join accounts a on a.id = page.id
      order by a.username_key`,
  );
  const total = rows[0]?.total ?? 0;
  const direct = rows.filter(({ level }) => level === 1).map(({ id }) => id);
  const rates = await currentRates(db, direct);
  return {
    list: rows.map((row) => view(row, rates)),
    footer: {},
    pageNum: request.pageNo,
    totalPages: pageCount(total, request),
    total,
  };
}

/** One page of the direct downlines of an account of the team, by name. */
export async function listSubordinates(
  db: Database,
  agent: Pick<Account, 'id'>,
  of: ShownAccount,
  request: PageRequest,
  at: Date,
): Promise<ValueOf<typeof subordinates>> {
  return { ...(await page(db, agent.id, sql`a.parent_id = ${of.id}`, request, at)), path: [...of.path] };
}

export interface DownlineFilter extends PageRequest {
  readonly search?: string | undefined;
  readonly online?: '0' | '1' | undefined;
  readonly kind?: 'AGENT' | 'MEMBER' | undefined;
}

/** A text of a user as a pattern of LIKE, anywhere in what is compared. */
const anywhere = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

/** Types of accounts that may have others below them (docs/calls.md, "Rights"). */
const IS_MEMBER = sql`a.type in (0, 40)`;

/** One page of the whole team of an agent, at any depth, by name. */
export function listDownlines(
  db: Database,
  agent: Pick<Account, 'id'>,
  { search = '', online, kind, ...request }: DownlineFilter,
  at: Date,
): Promise<ValueOf<typeof downlines>> {
  const live = sql`exists (select from sessions s where s.account_id = a.id and ${isLive(at)})`;
  const pattern = anywhere(search.trim().toLowerCase());
  const conditions = [
    ...(search.trim() === ''
      ? []
      : [sql`(a.username_key like ${pattern} or lower(a.nickname) like ${pattern})`]),
    ...(online === undefined ? [] : [online === '1' ? live : sql`not ${live}`]),
    ...(kind === undefined ? [] : [kind === 'MEMBER' ? IS_MEMBER : sql`not ${IS_MEMBER}`]),
  ];
  const condition = conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
  return page(db, agent.id, condition, request, at);
}
