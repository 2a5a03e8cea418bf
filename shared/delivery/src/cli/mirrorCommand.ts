import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Command } from 'commander';
import { mirrorStore } from '../product/nginx/mirrorStore';
import { Refusal } from '../refusal';
import { answer, type CommandContext, chosenMerchants, describe, type JsonOption } from './output';

interface MirrorCommandOptions extends JsonOption {
  readonly out: string;
  readonly every?: string;
}

const SECOND = 1_000;

/** Copies what nginx serves of a bucket into a folder of its machine. */
export function addMirrorCommand(program: Command, context: CommandContext): void {
  const { delivery, output } = context;
  describe(
    program.command('mirror'),
    'Copy what nginx serves of a store in a bucket into a folder: releases, brands and live documents. What is there is not read again.',
    ['mirror --out /srv/site/store', 'mirror --out /srv/site/store --every 5'],
  )
    .requiredOption('--out <folder>', 'the folder, which nothing else writes to')
    .option('--every <seconds>', 'go on, and look again after so many seconds; Ctrl-C ends it')
    .action(async (options: MirrorCommandOptions) => {
      const every = options.every === undefined ? undefined : parseEvery(options.every);
      const folder = path.resolve(context.root, options.out);
      const mirror = async () =>
        mirrorStore(delivery.store, delivery.deployments, await chosenMerchants(context, undefined), folder);
      const mirrored = await mirror();
      answer(context, options, { folder, ...mirrored }, [
        `${folder} is up to date: ${mirrored.copied} folders copied, live for ${Object.keys(mirrored.live).join(', ') || 'nobody'}.`,
      ]);
      while (every !== undefined) {
        await wait(every * SECOND);
        // A bucket that is away leaves what there is, and is asked again.
        await mirror().catch((error: Error) => output.error(`Not brought up to date: ${error.message}\n`));
      }
    });
}

function parseEvery(text: string): number {
  const seconds = Number(text);
  if (seconds >= 1 && seconds <= 3_600) return seconds;
  throw new Refusal(`--every ${text} is no time: write seconds, 1 to 3600.`);
}
