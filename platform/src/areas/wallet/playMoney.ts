import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { balanceOf, postTransaction } from '../../core/ledger/ledger';

/** What a trial and a free play start with: 10,000.00. */
export const PLAY_MONEY = 1_000_000n;

/** Fills a player's play money up to what a free play starts with; more is left alone. */
export async function topUpPlayMoney(db: Database, account: Account, at: Date): Promise<void> {
  const missing = PLAY_MONEY - (await balanceOf(db, account, 'play'));
  if (missing <= 0n) return;
  await postTransaction(db, {
    merchant: account.merchant,
    book: 'play',
    kind: 'opening',
    reference: `play money ${newId('top')}`,
    at,
    postings: [
      { party: { player: account }, amount: missing },
      { party: { system: 'equity' }, amount: -missing },
    ],
  });
}
