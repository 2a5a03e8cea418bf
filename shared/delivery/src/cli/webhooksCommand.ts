import type { Command } from 'commander';
import { tellUnguarded } from '../guard/guarded';
import { merchantCodes } from '../product/discovery/merchants';
import { Refusal } from '../refusal';
import { readHooks } from '../webhooks/hooks';
import { runWebhooks } from '../webhooks/runWebhooks';
import { tellHooks } from '../webhooks/tellHooks';
import { policyFolder } from '../workspace/localContext';
import { answer, type CommandContext, describe, type JsonOption } from './output';

/** Tells the outside of releases (FD-068). */
export function addWebhooksCommand(program: Command, context: CommandContext): void {
  const { delivery, output } = context;

  describe(
    program.command('webhooks'),
    'Tell the hooks of release-policy/webhooks.json what happens to releases, until it is ended.',
    ['webhooks', 'webhooks --once', 'webhooks --once --json'],
  )
    .option('--once', 'send what is due now, and end')
    .action(async (options: JsonOption & { readonly once?: boolean }) => {
      const hooks = await readHooks(policyFolder(context.root, context.environment), context.environment);
      if (hooks.length === 0)
        throw new Refusal('There are no hooks: release-policy/webhooks.json names them.');
      const merchants = await merchantCodes(delivery.merchantsFolder);
      const telling = { store: delivery.store, merchants, hooks, now: delivery.now };
      const say = (line: string) => output.error(`${line}\n`);
      if (!options.once) {
        output.error(`Telling ${hooks.map(({ name }) => name).join(', ')}. Ctrl-C ends it.\n`);
        const before = () => tellUnguarded(delivery);
        return runWebhooks({ ...telling, before }, say, new AbortController().signal);
      }
      const failures: string[] = [];
      await tellUnguarded(delivery);
      const sent = await tellHooks({ ...telling, onFailure: (what) => failures.push(what) });
      answer(context, options, { sent, failures }, [`Sent ${sent}.`, ...failures]);
    });
}
