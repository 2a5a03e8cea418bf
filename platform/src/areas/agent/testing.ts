import type { Account } from '../../core/accounts/tables';
import type { Database } from '../../core/db/client';
import { newId } from '../../core/ids';
import { postTransaction } from '../../core/ledger/ledger';
import type { Party } from '../../core/ledger/transaction';
import { bets, type NewBet } from '../bets/tables';

const CASH: Party = { system: 'cash' };
const VENDOR: Party = { system: 'vendor', vendor: 'MOONREEF' };

/** Money that a member has paid in. */
export const deposit = (db: Database, account: Account, amount: bigint, at: Date) =>
  postTransaction(db, {
    merchant: account.merchant,
    book: 'real',
    kind: 'deposit',
    reference: newId('deposit'),
    at,
    postings: [
      { party: { player: account }, amount },
      { party: CASH, amount: -amount },
    ],
  });

/** A spin that is over, with its money. */
export async function spin(
  db: Database,
  account: Account,
  { bet, win, gameType = 'RNG', at }: Pick<NewBet, 'bet' | 'win' | 'at'> & { gameType?: NewBet['gameType'] },
): Promise<void> {
  const won = [
    { party: VENDOR, amount: -win },
    { party: { player: account }, amount: win },
  ];
  await postTransaction(db, {
    merchant: account.merchant,
    book: 'real',
    kind: 'spin',
    reference: newId('spin'),
    at,
    play: { gameType },
    postings: [
      { party: { player: account }, amount: -bet },
      { party: VENDOR, amount: bet },
      ...(win > 0n ? won : []),
    ],
  });
  await db.insert(bets).values({
    id: newId('bet'),
    merchant: account.merchant,
    accountId: account.id,
    book: 'real',
    vendor: 'MOONREEF',
    nodeId: 'MOONREEF-copper-koi',
    gameType,
    bet,
    win,
    at,
  });
}
