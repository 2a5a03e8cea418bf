import type { Command } from 'commander';
import { consolePage } from '../console/consolePage';
import { DEFAULT_CONSOLE_PORT, startConsole } from '../console/startConsole';
import { portFrom, portsFrom, refuseTakenPorts } from '../processes/ports';
import { isPublicHost } from '../product/discovery/publicHost';
import { Refusal } from '../refusal';
import { type CommandContext, describe } from './output';

/** Serves the release console (FD-069). */
export function addConsoleCommand(program: Command, context: CommandContext): void {
  const { root, environment, delivery, output, source, tellPlatform } = context;

  describe(
    program.command('console'),
    'Serve the release console on this machine, on CONSOLE_PORT (8082), and print a link that opens it with all rights.',
    ['console', 'console --no-link'],
  )
    .option('--no-link', 'print the address alone: people are known by their proxy or a token')
    .action(async ({ link: printed }: { readonly link: boolean }) => {
      if (environment.SITE_API)
        throw new Refusal('SITE_API names a console that runs: unset it to serve one from the store.');
      const port = portFrom(environment, 'CONSOLE_PORT', DEFAULT_CONSOLE_PORT);
      await refuseTakenPorts({ CONSOLE_PORT: port });
      const { EDGE_PORT } = portsFrom(environment);
      const { link } = await startConsole(
        {
          delivery,
          environment,
          page: await consolePage(delivery.store, root),
          health: source,
          siteOf: (host) => (isPublicHost(host) ? `https://${host}` : `http://${host}:${EDGE_PORT}`),
          tellPlatform,
          onFault: (fault) =>
            output.error(`Console: ${fault instanceof Error ? (fault.stack ?? fault.message) : fault}\n`),
        },
        port,
      );
      output.out(`Console  ${printed ? link : new URL('/', link).href}\n`);
      // Whatever ends the command ends it.
      await new Promise(() => undefined);
    });
}
