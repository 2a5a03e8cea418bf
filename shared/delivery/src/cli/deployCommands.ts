import type { Command } from 'commander';
import { BY_OPTION, parseReason, parseShare, REASON_OPTION } from './options';
import {
  answer,
  type CommandContext,
  describe,
  describeChanges,
  type JsonOption,
  parseRelease,
} from './output';

interface ChangeOptions extends JsonOption {
  readonly merchant: string;
  /** Who changes it, when that is not whom the surroundings name. */
  readonly by?: string;
  readonly reason?: string;
}

interface DeployOptions extends ChangeOptions {
  readonly traffic?: number;
  readonly as?: string;
  /** `false` for `--no-fallback`, `true` without either option. */
  readonly fallback?: string | boolean;
  readonly with?: readonly string[];
  readonly break?: string;
}

interface RollbackOptions extends ChangeOptions {
  readonly with?: readonly string[];
  readonly to?: string;
}

export function addDeployCommands(program: Command, context: CommandContext): void {
  const { changes } = context;

  describe(
    program.command('deploy <remote@release>'),
    'Put a release live for a merchant. Its site shows it at the next page load.',
    [
      'deploy mfe-games@1.4.0 --merchant aurora',
      'deploy mfe-games@1.5.0-rc.1 --merchant aurora --traffic 10',
      'deploy mfe-coral-offers@2.0.0 --as mfe-promotions --merchant coral',
      'deploy host-shell@2.0.0 --merchant lagoon --json',
      'deploy host-shell@2.0.0 --with mfe-auth@2.0.0 mfe-games@2.0.0 --merchant lagoon',
    ],
  )
    .requiredOption('--merchant <code>', 'whose site')
    .option(
      '--traffic <percent>',
      'for this share of the users; the default release keeps the rest',
      parseShare,
    )
    .option('--as <remote>', 'in the place of this remote, for a component of the merchant’s own')
    .option(
      '--fallback <release>',
      'the release to load when this one cannot be (default: the one it replaces)',
    )
    .option('--no-fallback', 'name none')
    .option('--with <releases...>', 'releases that go live for everybody at the same moment')
    .option('--break <reason>', 'deploy in spite of locks and freezes, for admins', parseReason('--break'))
    .option(...REASON_OPTION)
    .option(...BY_OPTION)
    .action(async (what: string, options: DeployOptions) => {
      const { traffic, as, fallback } = options;
      const deployment = await changes.deploy(
        options.merchant,
        {
          ...parseRelease(what),
          traffic,
          as,
          fallback: fallback === true ? undefined : fallback,
        },
        (options.with ?? []).map(parseRelease),
        options,
      );
      answer(context, options, deployment ?? { unchanged: true }, [
        deployment
          ? `Live for ${options.merchant}: ${describeChanges(deployment)} (deployment ${deployment.number}).`
          : `${what} is live for ${options.merchant} already.`,
      ]);
    });

  describe(
    program.command('rollback <remote>'),
    'Take back the latest change: a release, or a share of the users. Doing it again goes one change further back.',
    [
      'rollback mfe-games --merchant aurora',
      'rollback mfe-games --to 1.4.0 --merchant aurora',
      'rollback host-shell --with mfe-auth mfe-games --merchant aurora',
    ],
  )
    .requiredOption('--merchant <code>', 'whose site')
    .option('--to <release>', 'take back everything since everybody had this release')
    .option('--with <remotes...>', 'what goes back at the same moment')
    .option(...REASON_OPTION)
    .option(...BY_OPTION)
    .action(async (component: string, options: RollbackOptions) => {
      const { merchant, to, with: together } = options;
      const deployment = await changes.rollBack(merchant, component, { together, to }, options);
      const changed = deployment?.changes.map((change) => change.component) ?? [];
      const stays = (options.with ?? []).filter((one) => !changed.includes(one));
      answer(context, options, deployment ?? { unchanged: true }, [
        deployment
          ? `Rolled back for ${options.merchant}: ${describeChanges(deployment)} (deployment ${deployment.number}).`
          : `Nothing changed for ${options.merchant}: somebody rolled back in the meantime.`,
        ...(deployment && stays.length > 0
          ? [`Not changed since ${component} was, so left as it is: ${stays.join(', ')}.`]
          : []),
      ]);
    });
}
