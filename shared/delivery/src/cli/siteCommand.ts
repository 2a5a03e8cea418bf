import { Command, CommanderError } from 'commander';
import { openSource } from '../health/openSource';
import { portsFrom } from '../processes/ports';
import { openStore } from '../product/store/openStore';
import { Refusal } from '../refusal';
import { dataFolder, readState } from '../workspace/dataFolder';
import { localContext, merchantsFolder, policyFolder } from '../workspace/localContext';
import { addAuditCommand } from './auditCommand';
import { apiChanges } from './changes/apiChanges';
import { type ApiAccess, apiClient, readApiAccess } from './changes/apiClient';
import { storeChanges } from './changes/storeChanges';
import { addConsoleCommand } from './consoleCommand';
import { addDeployCommands } from './deployCommands';
import { addGuardCommand } from './guardCommand';
import { addKeysCommand } from './keysCommand';
import { addMirrorCommand } from './mirrorCommand';
import { addNewCommand } from './newCommand';
import { addNginxCommand } from './nginxCommand';
import type { CommandContext, Output } from './output';
import { platformOfFigures } from './platformOfFigures';
import { addPreviewCommand } from './previewCommand';
import { addReadCommands } from './readCommands';
import { addRefreshCommand, drawAfterChange } from './refreshCommand';
import { addReleaseCommand } from './releaseCommand';
import { addRolloutCommands } from './rolloutCommands';
import { addRuleCommands } from './ruleCommands';
import { addShowCommand } from './showCommand';
import { addTokenCommands } from './tokenCommands';
import { toldPlatform } from './toldPlatform';
import { addUpkeepCommands } from './upkeepCommands';
import { addWebhooksCommand } from './webhooksCommand';

export interface SiteCommandOptions {
  /** The project's folder. */
  readonly root: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly output?: Output;
}

const TERMINAL: Output = {
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
};

/** Exit code of a command that was written wrongly; one that is refused throws. */
const USAGE_ERROR = 2;

/**
 * The `site` command: releases, deployments and what is live.
 *
 * @returns The exit code.
 * @throws Refusal when what was asked cannot be done.
 */
export async function siteCommand(
  args: readonly string[],
  { root, environment, output = TERMINAL }: SiteCommandOptions,
): Promise<number> {
  const data = dataFolder(root, environment);
  const lastStart = await readState(data);
  const releasesUrl = environment.RELEASES_URL || lastStart?.releasesUrl;
  const store = await openStore(environment, data.store);
  const delivery = {
    ...localContext(
      merchantsFolder(root, environment),
      data,
      releasesUrl ?? `http://localhost:${portsFrom(environment).RELEASES_PORT}`,
      environment.RELEASES_MIRROR_URL,
      store,
    ),
    sandboxOrigin: lastStart?.sandboxOrigin,
    policyFolder: policyFolder(root, environment),
    warn: (words: string) => output.error(`${words}\n`),
  };
  const platformUrl = environment.PLATFORM_URL || lastStart?.platformUrl;
  const tell = await toldPlatform(environment, data, lastStart, store, output);
  const tellPlatform = async (merchant: string) => {
    // The platform of the last start may have ended since: then nobody looks at that site either.
    const say = environment.PLATFORM_URL ? delivery.warn : () => undefined;
    if (platformUrl !== undefined) await drawAfterChange(delivery, merchant, platformUrl, say);
    await tell(merchant);
  };
  const figures = await platformOfFigures(environment, data, lastStart);
  const source = openSource(environment, figures);
  const api = readApiAccess(environment);
  const changes = api ? apiChanges(apiClient(api)) : storeChanges(delivery, tellPlatform, source);
  const context: CommandContext = {
    root,
    environment,
    output,
    delivery,
    changes,
    source,
    figures,
    tellPlatform,
    platformUrl,
  };
  const program = new Command('site')
    .description('Release remotes, put releases live for a merchant, take them back.')
    .exitOverride()
    .configureOutput({ writeOut: output.out, writeErr: output.error })
    .showHelpAfterError('Add --help to see how it is used.')
    .addHelpText(
      'after',
      '\nRuns on the data folder of the environment variable SITE_DATA (default .site),\n' +
        'or on the bucket that SITE_STORE names: s3://bucket/prefix?region=…\n' +
        'RELEASES_URL says where browsers find releases (default: as at the last npm start),\n' +
        'RELEASES_MIRROR_URL where they find them when that place fails.\n' +
        'PLATFORM_URL and RELEASE_SECRET let a platform tell open pages of a release at once\n' +
        'and ask it for the figures of releases by HEALTH_TOKEN (default: the platform of the last npm start);\n' +
        'PROMETHEUS_URL names a Prometheus that has them instead.\n' +
        'With SITE_API and SITE_TOKEN, changes go through the console at that address.\n' +
        'SITE_SIGNING_KEY is the key that site release signs with, SITE_POLICY the folder of keys.json\n' +
        '(default: release-policy), SITE_PREVIEW_KEY the key that site preview signs with.\n' +
        'Exit codes: 0 done, 1 refused or damage found, 2 written wrongly.\n' +
        'Each command has --help with examples, and --json for scripts.',
    );
  if (api && !environment.SITE_STORE) refuseReads(program, api);
  addReleaseCommand(program, context);
  addDeployCommands(program, context);
  addRolloutCommands(program, context);
  addGuardCommand(program, context);
  addReadCommands(program, context);
  addShowCommand(program, context);
  addKeysCommand(program, context);
  addPreviewCommand(program, context);
  addUpkeepCommands(program, context);
  addRefreshCommand(program, context);
  addMirrorCommand(program, context);
  addNginxCommand(program, context);
  addNewCommand(program, context);
  addRuleCommands(program, context);
  addAuditCommand(program, context);
  addWebhooksCommand(program, context);
  addConsoleCommand(program, context);
  addTokenCommands(program, context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR;
    throw error;
  }
}

/** Commands that read the store. Through a console there is none, and a folder of this machine says something else. */
const READS = new Set(['ls', 'log', 'rules', 'audit', 'verify', 'prune', 'rollout status', 'guard']);

function refuseReads(program: Command, { url }: ApiAccess): void {
  program.hook('preAction', (_program, command) => {
    const { parent } = command;
    const name = parent && parent !== program ? `${parent.name()} ${command.name()}` : command.name();
    if (!READS.has(name)) return;
    throw new Refusal(`site ${name} reads the store: open ${url.origin}, or name the store with SITE_STORE.`);
  });
}
