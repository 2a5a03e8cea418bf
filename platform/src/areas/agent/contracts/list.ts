import type {
  Contract,
  ContractKind,
  ContractStatus,
  contractHistory,
} from '@site/contracts/areas/agentContracts';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { and, count, desc, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Account, accounts } from '../../../core/accounts/tables';
import type { Database } from '../../../core/db/client';
import { type PageRequest, pageCount, pageWindow } from '../../../core/pages';
import { statusAt } from './status';
import { contracts } from './tables';
import { contractsAt, contractView } from './view';

const downlines = alias(accounts, 'downlines');

/** Contracts that an account gives. Whoever was moved to another agent is not told of any more. */
const givenBy = (db: Database, { id }: Pick<Account, 'id'>): SQL | undefined =>
  and(
    eq(contracts.fromAccountId, id),
    exists(
      db
        .select({ one: sql`1` })
        .from(downlines)
        .where(and(eq(downlines.id, contracts.toAccountId), eq(downlines.parentId, id))),
    ),
  );

const signedBy = ({ id }: Pick<Account, 'id'>): SQL => eq(contracts.toAccountId, id);

/** Those of a kind that wait for the caller's signature, or for that of a downline; the newest first. */
export async function waitingContracts(
  db: Database,
  account: Pick<Account, 'id'>,
  kind: ContractKind,
  at: Date,
): Promise<{ list: Contract[] }> {
  const rows = await contractsAt(db, at)
    .where(
      and(
        eq(contracts.kind, kind),
        eq(contracts.status, 'PENDING'),
        eq(statusAt(at), 'PENDING'),
        or(signedBy(account), givenBy(db, account)),
      ),
    )
    .orderBy(desc(contracts.createdAt), desc(contracts.id));
  return { list: rows.map(contractView) };
}

interface Asked extends PageRequest {
  readonly kind?: ContractKind | undefined;
  readonly status?: ContractStatus | undefined;
  readonly side?: 'mine' | 'given' | undefined;
}

/** One page of the contracts that an agent has with the one above, with direct downlines, or both; the newest first. */
export async function listContracts(
  db: Database,
  account: Pick<Account, 'id'>,
  { kind, status, side, ...page }: Asked,
  at: Date,
): Promise<ValueOf<typeof contractHistory>> {
  const sides = {
    mine: signedBy(account),
    given: givenBy(db, account),
    both: or(signedBy(account), givenBy(db, account)),
  };
  const asked = and(
    sides[side ?? 'both'],
    kind && eq(contracts.kind, kind),
    status && eq(statusAt(at), status),
  );
  const [counted] = await db.select({ total: count() }).from(contracts).where(asked);
  const total = counted?.total ?? 0;
  const { limit, offset } = pageWindow(page);
  const rows = await contractsAt(db, at)
    .where(asked)
    .orderBy(desc(contracts.createdAt), desc(contracts.id))
    .limit(limit)
    .offset(offset);
  return {
    list: rows.map(contractView),
    footer: {},
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
