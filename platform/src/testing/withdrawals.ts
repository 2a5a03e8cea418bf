import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { hashPassword } from '../areas/accounts/passwords';
import { withdrawOrders } from '../areas/cashier/tables';
import { PAYMENT_PASSWORD, WITHDRAW } from '../areas/cashier/testing';
import { bankCards } from '../areas/security/tables';
import type { Account } from '../core/accounts/tables';
import type { Database } from '../core/db/client';
import { newId } from '../core/ids';
import { checkBooks } from '../core/ledger/books';
import { balanceOf } from '../core/ledger/ledger';
import { startSession } from '../core/sessions/sessions';
import { createAccount, fund } from './fixtures';
import type { OwnProcess } from './ownProcess';

/** As many as a day has. */
export const WITHDRAWALS_OF_EACH = 3;
const START_BALANCE = 500_000n;
const AMOUNT = '300.00';
const AMOUNT_MINOR = 30_000n;

/** What a call that a player can do nothing wrong with may be told: to come again. */
const AGAIN = ['idempotency.in.progress', 'request.rate.limited', 'system.upgrading'];

interface Sent {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly value: unknown;
  readonly retryAfter: string | null;
  readonly cookie: string;
}

/** A call to one process; undefined where it gives no answer. */
export async function call(
  { port }: OwnProcess,
  url: string,
  { headers = {}, ...options }: Sent = {},
): Promise<Answer | undefined> {
  const sent = { merchant: 'aurora', 'content-type': 'application/json', ...headers };
  const response = await fetch(`http://127.0.0.1:${port}${url}`, { ...options, headers: sent }).catch(
    () => undefined,
  );
  const text = await response?.text().catch(() => undefined);
  if (!response || text === undefined) return undefined;
  const { value, error } = JSON.parse(text) as { value?: unknown; error?: { code: string } };
  return {
    status: response.status,
    code: error?.code,
    value,
    retryAfter: response.headers.get('retry-after'),
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
}

export interface Withdrawer {
  readonly account: Account;
  /** The call of a withdrawal under a new key. */
  readonly withdraw: () => Sent;
}

/** A member with money, a card, a payment password and a session. */
export async function newWithdrawer(db: Database): Promise<Withdrawer> {
  const account = await createAccount(db, 'aurora', {
    paymentPasswordHash: await hashPassword(PAYMENT_PASSWORD),
    payeeName: 'Narin Srisuk',
  });
  await fund(db, account, START_BALANCE);
  const card = newId('card');
  const number = { bankCode: 'SALA', number: '4123294417', lastFour: '4417' };
  await db
    .insert(bankCards)
    .values({ id: card, merchant: 'aurora', accountId: account.id, ...number, createdAt: new Date() });
  const { token } = await startSession(db, account, Date.now(), { userAgent: null, address: null });
  const body = JSON.stringify({ bankCardId: card, amount: AMOUNT, paymentPassword: PAYMENT_PASSWORD });
  return {
    account,
    withdraw: () => ({
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    }),
  };
}

/**
 * Makes all withdrawals of all players, each again under its key until it is answered.
 *
 * @param next The process that is asked next.
 * @param answered Told after each answer how many there are.
 * @returns What was refused meanwhile.
 * @throws Error for a refusal that does not say to come again.
 */
export async function withdrawAll(
  players: readonly Withdrawer[],
  next: () => OwnProcess | undefined,
  answered: (count: number) => void,
): Promise<readonly Answer[]> {
  const refused: Answer[] = [];
  let answers = 0;
  const make = async (wanted: Sent) => {
    for (;;) {
      const process = next();
      const answer = process && (await call(process, WITHDRAW, wanted));
      if (answer?.status === 200) return;
      if (answer && !AGAIN.includes(answer.code ?? '')) throw new Error(`${answer.status} ${answer.code}`);
      if (answer) refused.push(answer);
      await wait(20);
    }
  };
  await Promise.all(
    players.map(async ({ withdraw }) => {
      for (let order = 0; order < WITHDRAWALS_OF_EACH; order += 1) {
        await make(withdraw());
        answers += 1;
        answered(answers);
      }
    }),
  );
  return refused;
}

/** That each of them is done once, and the ledger says the same in all its places. */
export async function expectAllWithdrawn(db: Database, players: readonly Withdrawer[]): Promise<void> {
  expect(await checkBooks(db)).toEqual([]);
  for (const { account } of players) {
    expect(await db.$count(withdrawOrders, eq(withdrawOrders.accountId, account.id))).toBe(
      WITHDRAWALS_OF_EACH,
    );
    expect(await balanceOf(db, account)).toBe(START_BALANCE - AMOUNT_MINOR * BigInt(WITHDRAWALS_OF_EACH));
  }
}
