import type { Command } from 'commander';
import { guardOnce } from '../guard/guardOnce';
import { localGuard } from '../guard/localGuard';
import { runGuard } from '../guard/runGuard';
import { requireSource } from '../health/requireSource';
import { answer, type CommandContext, describe, type JsonOption } from './output';

/** Moves rollouts on and stops them (FD-061). */
export function addGuardCommand(program: Command, context: CommandContext): void {
  const { delivery, output, tellPlatform } = context;

  describe(
    program.command('guard'),
    'Look at all rollouts every 15 s, let pass what keeps its limits, and stop what breaks one. Several may run.',
    ['guard', 'guard --once', 'guard --once --json'],
  )
    .option('--once', 'look once, and end')
    .action(async (options: JsonOption & { readonly once?: boolean }) => {
      const guarding = localGuard(delivery, {
        source: requireSource(context.source),
        onChanged: tellPlatform,
      });
      if (!options.once) {
        output.error(`Guarding as ${guarding.name}. Ctrl-C ends it.\n`);
        return runGuard(guarding, (line) => output.out(`${line}\n`), new AbortController().signal);
      }
      const turn = await guardOnce(guarding);
      const looked = turn.spared ? 'Another guard leads.' : `Looked at ${turn.rollouts}.`;
      answer(context, options, turn, [looked, ...turn.lines]);
    });
}
