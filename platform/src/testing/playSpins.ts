import { once } from 'node:events';
import { eq } from 'drizzle-orm';
import { accounts } from '../core/accounts/tables';
import { readConfig } from '../core/config';
import { openDatabase } from '../core/db/openDatabase';
import { newId } from '../core/ids';
import { postTransaction } from '../core/ledger/ledger';

/*
 * For a test: a process of its own that plays so many spins of 1.00 of an account at once, none of which wins. It says
 * that it is ready, waits for a line, plays, and says how many were booked.
 */

const [accountId = '', count = '0'] = process.argv.slice(2);
const { db, close } = await openDatabase(readConfig(process.env));
const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
if (!account) throw new Error(`the account ${accountId} is missing`);
process.stdout.write('ready\n');
await once(process.stdin, 'data');
const spins = await Promise.allSettled(
  Array.from({ length: Number(count) }, () =>
    postTransaction(db, {
      merchant: account.merchant,
      book: 'real',
      kind: 'spin',
      reference: newId('spin'),
      at: new Date(),
      postings: [
        { party: { player: account }, amount: -100n },
        { party: { system: 'vendor', vendor: 'MOONREEF' }, amount: 100n },
      ],
    }),
  ),
);
process.stdout.write(`${spins.filter(({ status }) => status === 'fulfilled').length}\n`);
await close();
process.exit(0);
