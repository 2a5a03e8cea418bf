import { AuditEntry, type Rules } from '@site/contracts/federation/audit';
import * as z from 'zod/mini';
import { integrityOf } from '../integrity';
import { type NumberedFile, numberedFiles } from '../product/store/numberedFiles';
import type { Store } from '../product/store/Store';

/** What is to be written down; number, hash and rules are the log's to say. */
export type AuditStatement = Omit<AuditEntry, 'schema' | 'number' | 'previous' | 'rules' | 'rulesAt'>;

/** The rules that stand, and the number of the entry that has them: 0 before the first. */
export interface StandingRules extends Rules {
  readonly number: number;
}

/**
 * What is written down of releases besides deployments (FD-067): numbered files `audit/00000001.json`, each with the
 * hash of the one before.
 */
export interface AuditLog {
  /** All entries, newest first. */
  history(): Promise<AuditEntry[]>;
  rules(): Promise<StandingRules>;
  /** Writes an entry, after whatever others write at the same time. */
  append(statement: AuditStatement): Promise<AuditEntry>;
  /**
   * Writes an entry that changes the rules.
   *
   * @param change From the rules that stand to the new ones, and what to say of it; it is worked out again when others
   *   write at the same time. What it throws is thrown, and nothing is written.
   * @param number Of the entry, for ids.
   */
  changeRules(change: (rules: StandingRules, number: number) => RulesChange): Promise<AuditEntry>;
}

export interface RulesChange {
  readonly statement: AuditStatement;
  readonly rules: Rules;
}

export const AUDIT_FOLDER = 'audit';

const NO_RULES: StandingRules = { number: 0, locks: [], freezes: [] };
/** How often an entry is tried again because another one came first. */
const ATTEMPTS = 50;

export function auditIn(store: Store): AuditLog {
  const files = numberedFiles(store, AUDIT_FOLDER);

  async function rulesOf(newest: AuditEntry | undefined): Promise<StandingRules> {
    if (!newest || newest.rulesAt === 0) return NO_RULES;
    const file = newest.number === newest.rulesAt ? undefined : await files.read(newest.rulesAt);
    const { rules } = file ? parse(file) : newest;
    // Without the entry nobody knows what is locked: nothing may go live on a guess.
    if (!rules)
      throw new Error(`${AUDIT_FOLDER}: entry ${newest.rulesAt}, which has the rules, is not whole`);
    return { ...rules, number: newest.rulesAt };
  }

  async function write(
    state: (rules: StandingRules, number: number) => { statement: AuditStatement; rules?: Rules },
  ): Promise<AuditEntry> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const newest = await files.newest();
      const before = newest && parse(newest);
      const number = (newest?.number ?? 0) + 1;
      const { statement, rules } = state(await rulesOf(before), number);
      const entry = AuditEntry.parse({
        schema: 1,
        number,
        ...(newest && { previous: integrityOf(newest.content) }),
        ...statement,
        ...(rules && { rules }),
        rulesAt: rules ? number : (before?.rulesAt ?? 0),
      });
      if (await files.create(number, Buffer.from(`${JSON.stringify(entry, undefined, 2)}\n`))) return entry;
    }
    throw new Error(`${AUDIT_FOLDER}: others kept writing, ${ATTEMPTS} times`);
  }

  return {
    history: async () => (await files.all()).map(parse).reverse(),
    rules: async () => {
      const newest = await files.newest();
      return rulesOf(newest && parse(newest));
    },
    append: (statement) => write(() => ({ statement })),
    changeRules: write,
  };
}

/** @throws Error naming the file: the store is damaged, or a newer version of this project wrote it. */
function parse({ number, content }: NumberedFile): AuditEntry {
  const parsed = z.safeParse(AuditEntry, JSON.parse(content.toString('utf8')));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new Error(`${AUDIT_FOLDER}: entry ${number} is none at ${issue?.path.join('.')}: ${issue?.message}`);
}
