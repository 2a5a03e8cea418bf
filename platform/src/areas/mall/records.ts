import type { MallRecord, MallRecordKind, mallRecords } from '@site/contracts/areas/mall';
import type { ValueOf } from '@site/contracts/http/endpoint';
import { count, desc, eq } from 'drizzle-orm';
import type { Account } from '../../core/accounts/tables';
import { toInstant } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { type Language, textIn } from '../../core/language';
import { ledgerEntries, ledgerTransactions } from '../../core/ledger/tables';
import { walletId } from '../../core/ledger/transaction';
import { type PageRequest, pageCount, pageWindow } from '../../core/pages';
import { mallOrders } from './tables';

interface Asked {
  readonly account: Pick<Account, 'id' | 'merchant'>;
  readonly language: Language;
  readonly page: PageRequest;
}

/** What an account has exchanged, newest first. */
async function exchanges(db: Database, { account, language, page }: Asked): Promise<MallRecord[]> {
  const { limit, offset } = pageWindow(page);
  const rows = await db
    .select()
    .from(mallOrders)
    .where(eq(mallOrders.accountId, account.id))
    .orderBy(desc(mallOrders.at), desc(mallOrders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, title, points, status, orderNo, at }) => ({
    id,
    kind: 'EXCHANGE',
    title: textIn(title, language),
    points: -points,
    status,
    orderNo,
    at: toInstant(at),
  }));
}

const ofPoints = ({ account }: Asked) => eq(ledgerEntries.ledgerAccountId, walletId(account, 'points'));

/** What moved on the points of an account, newest first. */
async function movements(db: Database, asked: Asked): Promise<MallRecord[]> {
  const { limit, offset } = pageWindow(asked.page);
  const rows = await db
    .select({
      id: ledgerEntries.id,
      points: ledgerEntries.amount,
      at: ledgerEntries.at,
      title: ledgerTransactions.title,
      orderNo: ledgerTransactions.orderNo,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(ofPoints(asked))
    .orderBy(desc(ledgerEntries.at), desc(ledgerEntries.number))
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, title, points, orderNo, at }) => ({
    id,
    kind: 'POINTS',
    title: title ? textIn(title, asked.language) : '',
    points: Number(points),
    ...(orderNo !== null && { orderNo }),
    at: toInstant(at),
  }));
}

async function countOf(db: Database, kind: MallRecordKind, asked: Asked): Promise<number> {
  const [row] =
    kind === 'EXCHANGE'
      ? await db.select({ total: count() }).from(mallOrders).where(eq(mallOrders.accountId, asked.account.id))
      : await db.select({ total: count() }).from(ledgerEntries).where(ofPoints(asked));
  return row?.total ?? 0;
}

/** One page of what a member has exchanged, or of what moved on the points, newest first. */
export async function listRecords(
  db: Database,
  kind: MallRecordKind,
  asked: Asked,
): Promise<ValueOf<typeof mallRecords>> {
  const { page } = asked;
  const total = await countOf(db, kind, asked);
  return {
    list: await (kind === 'EXCHANGE' ? exchanges : movements)(db, asked),
    footer: {},
    pageNum: page.pageNo,
    totalPages: pageCount(total, page),
    total,
  };
}
