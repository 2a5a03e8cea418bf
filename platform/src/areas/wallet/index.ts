import { DAY, MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import type { Area } from '../../core/http/area';
import { checkBooks } from '../../core/ledger/books';
import { endDueDemands } from '../../core/ledger/endDemands';
import { registerWallet } from './routes';

/** How many faults one message of the log names. */
const NAMED_FAULTS = 5;

/** @throws Error that names what the books say twice and not the same. */
async function requireSoundBooks(db: Database): Promise<void> {
  const faults = await checkBooks(db);
  if (faults.length === 0) return;
  const named = faults.slice(0, NAMED_FAULTS).map(({ what, where }) => `${what} of ${where}`);
  throw new Error(`${faults.length} figures of the ledger are not what its entries say: ${named.join(', ')}`);
}

export const wallet: Area = {
  register: registerWallet,
  jobs: [
    { name: 'ending turnovers', everyMs: MINUTE, run: endDueDemands },
    { name: 'checking the books', everyMs: DAY, run: requireSoundBooks },
  ],
};
