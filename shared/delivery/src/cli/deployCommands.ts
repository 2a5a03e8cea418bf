import type { Command } from 'commander';
import { deployRelease } from '../deploy/deploy';
import { rollBack } from '../deploy/rollBack';
import { Refusal } from '../refusal';
import { answer, type CommandContext, describe, describeChanges, type JsonOption } from './output';

interface MerchantOption extends JsonOption {
  readonly merchant: string;
}

export function addDeployCommands(program: Command, context: CommandContext): void {
  describe(
    program.command('deploy <remote@release>'),
    'Put a release live for a merchant. Its site shows it at the next page load.',
    ['deploy mfe-games@1.4.0 --merchant aurora', 'deploy host-shell@2.0.0 --merchant lagoon --json'],
  )
    .requiredOption('--merchant <code>', 'whose site')
    .action(async (what: string, options: MerchantOption) => {
      const { component, release } = parseRelease(what);
      const deployment = await deployRelease(context.delivery, options.merchant, component, release);
      answer(context, options, deployment ?? { unchanged: true }, [
        deployment
          ? `Live for ${options.merchant}: ${describeChanges(deployment)} (deployment ${deployment.number}).`
          : `${what} is live for ${options.merchant} already.`,
      ]);
    });

  describe(
    program.command('rollback <remote>'),
    'Put back the release that was live before. Doing it again goes one release further back.',
    ['rollback mfe-games --merchant aurora'],
  )
    .requiredOption('--merchant <code>', 'whose site')
    .action(async (component: string, options: MerchantOption) => {
      const deployment = await rollBack(context.delivery, options.merchant, component);
      answer(context, options, deployment ?? { unchanged: true }, [
        deployment
          ? `Rolled back for ${options.merchant}: ${describeChanges(deployment)} (deployment ${deployment.number}).`
          : `Nothing changed for ${options.merchant}: somebody rolled back in the meantime.`,
      ]);
    });
}

function parseRelease(text: string): { component: string; release: string } {
  const [component, release, ...rest] = text.split('@');
  if (component && release && rest.length === 0) return { component, release };
  throw new Refusal(`"${text}" is not a release: write remote and release as mfe-games@1.4.0.`);
}
