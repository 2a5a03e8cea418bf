import type { Account } from '../accounts/tables';
import type { Database } from '../db/client';
import { lockPlayerInBothBooks } from '../ledger/wallets';
import { type Care, readCare } from './readCare';

/**
 * Holds an account for the length of this database transaction and reads what protects it: what is changed then comes
 * wholly before or after every stake and every deposit order, of real money and of play money. Call it first inside a
 * transaction.
 */
export async function holdAccount(tx: Database, account: Pick<Account, 'id' | 'merchant'>): Promise<Care> {
  await lockPlayerInBothBooks(tx, account);
  return readCare(tx, account.id);
}
