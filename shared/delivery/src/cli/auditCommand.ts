import type { Command } from 'commander';
import { auditIn } from '../audit/auditLog';
import { parseLimit } from './options';
import { answer, type CommandContext, describe, type JsonOption, table, toSecond } from './output';

const DEFAULT_LINES = 20;

/** What is written down besides deployments (FD-067). */
export function addAuditCommand(program: Command, context: CommandContext): void {
  describe(
    program.command('audit'),
    'Show refusals, locks, freezes, tokens, previews and gates that were passed, newest first.',
    ['audit', 'audit --limit 100', 'audit --json'],
  )
    .option('--limit <number>', 'how many lines', parseLimit, DEFAULT_LINES)
    .action(async (options: JsonOption & { readonly limit: number }) => {
      const entries = (await auditIn(context.delivery.store).history()).slice(0, options.limit);
      const told = entries.map(({ number, at, by, kind, words, reason, code, scope }) => ({
        number,
        at,
        by,
        kind,
        words,
        ...(reason !== undefined && { reason }),
        ...(code !== undefined && { code }),
        ...(scope && { scope }),
      }));
      const rows = told.map(({ number, at, by, kind, words, reason }) => [
        toSecond(at),
        `#${number}`,
        by,
        kind,
        reason === undefined ? words : `${words}: ${reason}`,
      ]);
      answer(
        context,
        options,
        { entries: told },
        rows.length > 0 ? table(rows) : ['Nothing is written down yet.'],
      );
    });
}
