import { sql } from 'drizzle-orm';
import type { Database } from '../../core/db/client';
import { ledgerAccounts } from '../../core/ledger/tables';

/** So often it is asked whether something was booked, in ms. */
const LOOK_EVERY_MS = 500;
/** Asking takes a tenth of the time at most, unless it takes very long: a slow database is asked less often. */
const REST = 10;
const LONGEST_REST_MS = 1_000;

/**
 * Finds out that something was booked for an account by how many entries its wallets have. The ledger itself tells
 * nobody: each NOTIFY takes turns with all others at the end of its transaction, and spins would wait for each other
 * (decision 136).
 */
export class Movements {
  readonly #db: Database;
  readonly #accounts: () => string[];
  readonly #moved: (account: string) => void;
  readonly #fault: (error: unknown) => void;
  #known = new Map<string, number>();
  #next: NodeJS.Timeout | undefined;
  #looking = Promise.resolve();
  #stopped = false;

  /** @param accounts Those to ask about; asking rests while there are none. */
  constructor(
    db: Database,
    {
      accounts,
      moved,
      fault,
    }: {
      accounts: () => string[];
      moved: (account: string) => void;
      fault: (error: unknown) => void;
    },
  ) {
    this.#db = db;
    this.#accounts = accounts;
    this.#moved = moved;
    this.#fault = fault;
  }

  /** From when it answers, everything that is booked for the account is noticed. */
  async follow(account: string): Promise<void> {
    if (!this.#known.has(account)) {
      const entries = (await entriesOf(this.#db, [account])).get(account) ?? 0;
      if (!this.#known.has(account)) this.#known.set(account, entries);
    }
    if (!this.#stopped) this.#next ??= setTimeout(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  /** Answers when nothing is asked any more. */
  stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#next);
    return this.#looking;
  }

  #look(): void {
    const started = performance.now();
    this.#looking = this.#compare()
      .catch(this.#fault)
      .then(() => {
        const goesOn = this.#known.size > 0 && !this.#stopped;
        const rest = Math.min(REST * (performance.now() - started), LONGEST_REST_MS);
        this.#next = goesOn
          ? setTimeout(() => this.#look(), Math.max(LOOK_EVERY_MS, rest)).unref()
          : undefined;
      });
  }

  async #compare(): Promise<void> {
    const accounts = this.#accounts();
    const connected = new Set(accounts);
    for (const account of this.#known.keys()) if (!connected.has(account)) this.#known.delete(account);
    if (accounts.length === 0) return;
    const found = await entriesOf(this.#db, accounts);
    for (const [account, before] of this.#known) {
      const now = found.get(account) ?? 0;
      // Who came while it was asked was not asked about.
      if (now === before || !connected.has(account)) continue;
      this.#known.set(account, now);
      this.#moved(account);
    }
  }
}

/** How many entries the wallets of these accounts have together. As JSON they are one parameter, however many. */
async function entriesOf(db: Database, accounts: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ account: ledgerAccounts.accountId, entries: sql<string>`sum(${ledgerAccounts.entries})` })
    .from(ledgerAccounts)
    .where(
      sql`${ledgerAccounts.accountId} = any(array(select jsonb_array_elements_text(${JSON.stringify(accounts)}::jsonb)))`,
    )
    .groupBy(ledgerAccounts.accountId);
  return new Map(
    rows.flatMap(({ account, entries }) => (account === null ? [] : [[account, Number(entries)]])),
  );
}
