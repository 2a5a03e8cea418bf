import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { readHelpFile } from './areas/help/helpFile';
import { describeTopics, putTopic, takeTopic } from './areas/help/operator';
import { CommandError, readWritten } from './commandError';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';
import { quoted } from './core/text';

export const HELP_USAGE =
  'help list --merchant <code>, help put --merchant <code> --file <topic.json>, help take --merchant <code> --id <id>; who does it is --by, or the user of the operating system';

const text = { type: 'string' } as const;

function read(args: string[]) {
  const { values } = parseArgs({ args, options: { merchant: text, file: text, id: text, by: text } });
  const { merchant, by = userInfo().username, ...others } = values;
  if (!merchant) throw new CommandError(`write ${HELP_USAGE}`);
  return { merchant, by, ...others };
}

const changeBy = async (db: Database, { merchant, by }: ReturnType<typeof read>) => ({
  merchant,
  by,
  at: new Date(await databaseNow(db)),
});

async function list(db: Database, args: string[]): Promise<string> {
  const { merchant } = read(args);
  const topics = await describeTopics(db, merchant);
  if (topics.length === 0) return `${merchant} has no help`;
  return topics
    .map(({ id, position, anchor, title }) =>
      [position, id, anchor === null ? '-' : `#${anchor}`, quoted(title.en), quoted(title.th)].join(' '),
    )
    .join('\n');
}

async function put(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const { file } = options;
  if (!file) throw new CommandError(`write ${HELP_USAGE}`);
  const topic = readHelpFile(await readWritten(file));
  const isNew = await putTopic(db, topic, await changeBy(db, options));
  return `${topic.id} is ${isNew ? 'in the help' : 'changed'}`;
}

async function take(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const { id } = options;
  if (!id) throw new CommandError(`write ${HELP_USAGE}`);
  await takeTopic(db, id, await changeBy(db, options));
  return `${id} is out of the help`;
}

/** What an operator does about the help: `pnpm command help …`. */
export const HELP_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> = {
  'help list': list,
  'help put': put,
  'help take': take,
};
