import { call, hasCode, isUnknownOutcome, moneyMoved } from '@site/api';
import { MAIN_WALLET, transfer } from '@site/contracts/areas/wallet';
import { getSession } from '@site/session';
import { useRef, useState } from 'react';
import type { AnsweringWallet } from './walletParts';

/** `unknown`: no answer came, so that it may have moved. */
export type MoveState = 'waiting' | 'moving' | 'back' | 'stays' | 'unknown';

/** One wallet on its way back. */
export interface Move {
  readonly wallet: AnsweringWallet;
  readonly state: MoveState;
  /** Kept while nobody knows what became of the press, so that asking again moves nothing twice. */
  readonly key: string;
}

/**
 * Brings money back to the main wallet, one transfer for each wallet, one after another: a vendor that does not
 * answer holds up nobody else's for longer than its own. It goes on when the page is left, and ends with the session.
 *
 * @param onDone Told of all wallets once the last of them is settled.
 */
export function useBringBack(onDone: (moves: readonly Move[]) => void) {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const current = useRef(moves);
  const running = useRef(false);

  const show = (next: readonly Move[]) => {
    current.current = next;
    setMoves(next);
  };
  const settle = (code: string, state: MoveState) =>
    show(current.current.map((move) => (codeOf(move) === code ? { ...move, state } : move)));
  const run = async (codes: readonly string[]) => {
    running.current = true;
    const owner = getSession()?.userName;
    for (const code of codes) {
      const move = current.current.find((each) => codeOf(each) === code);
      // Whoever comes next in this tab has wallets of their own.
      if (!move || getSession()?.userName !== owner) continue;
      settle(code, 'moving');
      settle(code, await outcomeOf(move));
    }
    running.current = false;
    if (getSession()?.userName === owner) onDone(current.current);
  };

  return {
    moves,
    /** Starts over with these wallets; nothing while an earlier start is under way. */
    start(wallets: readonly AnsweringWallet[]) {
      if (running.current) return;
      show(wallets.map((wallet) => ({ wallet, state: 'waiting', key: crypto.randomUUID() })));
      void run(wallets.map(({ accountType }) => accountType));
    },
    /**
     * One wallet again: under its key where the outcome is not known, else as a new transfer of what it holds by now.
     */
    retry(code: string, now: AnsweringWallet | undefined) {
      if (running.current) return;
      const again = (move: Move): Move =>
        move.state === 'unknown' ? move : { ...move, wallet: now ?? move.wallet, key: crypto.randomUUID() };
      show(current.current.map((move) => (codeOf(move) === code ? again(move) : move)));
      void run([code]);
    },
  };
}

const codeOf = ({ wallet }: Move) => wallet.accountType;

async function outcomeOf({ wallet, key }: Move): Promise<MoveState> {
  const request = { from: wallet.accountType, to: MAIN_WALLET, amount: wallet.balance };
  try {
    await call(transfer, request, { silent: true, idempotencyKey: key });
    moneyMoved();
    return 'back';
  } catch (error) {
    // It does not hold what this page thought.
    if (hasCode(error, 'balance.insufficient')) moneyMoved();
    return isUnknownOutcome(error) ? 'unknown' : 'stays';
  }
}
