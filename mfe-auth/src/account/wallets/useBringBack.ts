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
  /** A try under this key had no answer. */
  readonly asked: boolean;
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
  const change = (code: string, change: (move: Move) => Move) =>
    show(current.current.map((move) => (codeOf(move) === code ? change(move) : move)));
  /** Moves what waits, also what begins to wait meanwhile. */
  const run = async () => {
    if (running.current) return;
    running.current = true;
    const owner = getSession()?.userName;
    // Whoever comes next in this tab has wallets of their own.
    const isOwner = () => getSession()?.userName === owner;
    const nextOne = () => current.current.find(({ state }) => state === 'waiting');
    for (let move = nextOne(); move && isOwner(); move = nextOne()) {
      const code = codeOf(move);
      change(code, (each) => ({ ...each, state: 'moving' }));
      const state = await outcomeOf(move);
      change(code, (each) => ({ ...each, state, asked: each.asked || state === 'unknown' }));
    }
    running.current = false;
    if (isOwner()) onDone(current.current);
  };

  return {
    moves,
    /**
     * Starts over with these wallets; nothing while an earlier start is under way. What nobody knows is asked for
     * again, as it was and under its key.
     */
    start(wallets: readonly AnsweringWallet[]) {
      if (running.current) return;
      const open = current.current.filter(({ state }) => state === 'unknown').map(askedAgain);
      const isOpen = ({ accountType }: AnsweringWallet) => open.some((move) => codeOf(move) === accountType);
      show([...open, ...wallets.filter((wallet) => !isOpen(wallet)).map(newMove)]);
      void run();
    },
    /**
     * One wallet again, once the one that moves is settled: under its key where the outcome is not known, else as a new
     * transfer of what it holds by now.
     */
    retry(code: string, now: AnsweringWallet | undefined) {
      change(code, (move) => {
        if (move.state === 'unknown') return askedAgain(move);
        return move.state === 'stays' ? newMove(now ?? move.wallet) : move;
      });
      void run();
    },
  };
}

const codeOf = ({ wallet }: Move) => wallet.accountType;

const newMove = (wallet: AnsweringWallet): Move => ({
  wallet,
  state: 'waiting',
  key: crypto.randomUUID(),
  asked: false,
});

const askedAgain = (move: Move): Move => ({ ...move, state: 'waiting' });

async function outcomeOf({ wallet, key, asked }: Move): Promise<MoveState> {
  const request = { from: wallet.accountType, to: MAIN_WALLET, amount: wallet.balance };
  try {
    await call(transfer, request, { silent: true, idempotencyKey: key });
    moneyMoved();
    return 'back';
  } catch (error) {
    const unknown = isUnknownOutcome(error, asked);
    // The wallets may not hold what this page thought.
    if (unknown || hasCode(error, 'balance.insufficient')) moneyMoved();
    return unknown ? 'unknown' : 'stays';
  }
}
