import { Release } from '@site/contracts/discovery';
import type { Command } from 'commander';
import { progressOn, silentProgress } from '../processes/progress';
import { Refusal } from '../refusal';
import { findReleasable, releaseComponent } from '../release/release';
import { answer, type CommandContext, describe, type JsonOption } from './output';

interface ReleaseOptions extends JsonOption {
  readonly as?: string;
}

export function addReleaseCommand(program: Command, context: CommandContext): void {
  describe(
    program.command('release <remote>'),
    'Build, check and store a release of a remote (or of host-shell). It is not live by that.',
    ['release mfe-games', 'release mfe-games --as 1.4.0-rc.1', 'release mfe-games --json'],
  )
    .option('--as <release>', 'the release’s id (default: the version in its package.json)')
    .action(async (component: string, options: ReleaseOptions) => {
      const { manifest } = await findReleasable(context.root, component);
      const release = options.as ?? manifest.version;
      if (!Release.safeParse(release).success) {
        throw new Refusal(`"${release}" is no release id: write it as 1.4.0 or 1.4.0-rc.1.`);
      }
      const progress = options.json ? silentProgress : progressOn(process.stderr);
      const outcome = await progress.step(`Release ${component}@${release}`, () =>
        releaseComponent(context.delivery.store, {
          root: context.root,
          component,
          release,
          skipTypes: false,
        }),
      );
      answer(context, options, { component, release, outcome }, [
        outcome === 'stored'
          ? `${component}@${release} is released.`
          : `${component}@${release} was released before, with the same content.`,
      ]);
    });
}
