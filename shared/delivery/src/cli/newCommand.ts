import type { Command } from 'commander';
import { installPackages } from '../../bin/install.mjs';
import { progressOn, silentProgress } from '../processes/progress';
import { merchantCodes } from '../product/discovery/merchants';
import { newRemote } from '../scaffold/newRemote';
import { type RemoteNames, remoteNames } from '../scaffold/remoteNames';
import { answer, type CommandContext, describe, type JsonOption } from './output';

interface NewOptions extends JsonOption {
  readonly merchant?: string;
  readonly title?: string;
  readonly thaiTitle?: string;
}

export function addNewCommand(program: Command, context: CommandContext): void {
  describe(
    program.command('new <remote>'),
    'Write a new remote: a page with its route and menu entry, tests, and a build of its own.',
    [
      'new mfe-vip --merchant aurora',
      'new mfe-vip --title "VIP club" --thai-title "คลับวีไอพี"',
      'new mfe-daily-draw --json',
    ],
  )
    .option('--merchant <code>', 'whose site gets it')
    .option('--title <text>', 'its title in English (default: the words of its name)')
    .option('--thai-title <text>', 'its title in Thai (default: as in English)')
    .action(async (component: string, options: NewOptions) => {
      const { merchantsFolder } = context.delivery;
      const names = remoteNames(component, options);
      const progress = options.json ? silentProgress : progressOn(process.stderr);
      const files = await progress.step(`Write ${component}`, () =>
        newRemote(names, {
          root: context.root,
          merchantsFolder,
          merchant: options.merchant,
          install: (root) => installPackages(root, process.stderr),
        }),
      );
      const { remote, path, title } = names;
      const facts = { component, remote, path, title, merchant: options.merchant ?? null, files };
      answer(context, options, facts, [
        `${component} is written, ${files.length} files, with its page "${title}" at ${path}.`,
        '',
        ...nextSteps(names, options.merchant, await merchantCodes(merchantsFolder)),
      ]);
    });
}

function nextSteps(
  { component, remote }: RemoteNames,
  merchant: string | undefined,
  merchants: readonly string[],
): string[] {
  const whose = merchant ?? '<code>';
  return [
    'Next:',
    ...(merchant === undefined
      ? [
          `  Add "${remote}" to "remotes" in the merchant.json of each merchant that gets it (there are ${merchants.join(', ')}).`,
        ]
      : []),
    `  npm run dev -- ${component}    work on it inside the site`,
    `  npm test    checks it with everything else; npx jest in ${component}/ runs its own tests`,
    `  npm run site -- release ${component}`,
    `  npm run site -- deploy ${component}@1.0.0 --merchant ${whose}`,
  ];
}
