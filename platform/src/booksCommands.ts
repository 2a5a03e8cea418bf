import { CommandError } from './commandError';
import type { Database } from './core/db/client';
import { checkBooks } from './core/ledger/books';
import { ledgerTransactions } from './core/ledger/tables';

export const BOOKS_USAGE = 'books check';

/** As many as one line has room for. */
const NAMED_FAULTS = 5;

/** Compares what stands beside the entries of the ledger with the entries, as is due each night and after a restore. */
async function check(db: Database): Promise<string> {
  const faults = await checkBooks(db);
  const named = faults.slice(0, NAMED_FAULTS).map(({ what, where }) => `${what} of ${where}`);
  if (faults.length > 0)
    throw new CommandError(
      `${faults.length} figures of the ledger are not what its entries say: ${named.join(', ')}`,
    );
  return `the books are sound: ${await db.$count(ledgerTransactions)} transactions`;
}

/** What an operator asks of the ledger: `pnpm command books …`. */
export const BOOKS_COMMANDS: Readonly<Record<string, (db: Database) => Promise<string>>> = {
  'books check': check,
};
