import type { Database } from '../../db/client';
import type { GatedMovement } from '../../ledger/movement';
import type { Care } from '../readCare';
import type { PlayStateNow } from '../state';

/** What a rule of play is asked: whether it is against a movement of money. */
export interface Question {
  /** The transaction that holds the player's wallets. */
  readonly tx: Database;
  readonly movement: GatedMovement;
  /** Whether it is of real money: play money has no limits of money (PL-044). */
  readonly real: boolean;
  readonly care: Care;
  /** Whether the account may play at `at`. */
  readonly state: PlayStateNow;
  readonly at: Date;
}

/** @throws Refusal when it is against the movement. */
export type CareRule = (question: Question) => Promise<void> | void;
