import { userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DESCRIBE } from './areas/announcements/operator/describe';
import { type Change, type Kind, takeKept } from './areas/announcements/operator/kept';
import { orderBanners } from './areas/announcements/operator/order';
import { putFile } from './areas/announcements/operator/putFile';
import { CommandError, readBytes, readWritten } from './commandError';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';

export const ANNOUNCEMENT_USAGE =
  'announcement (or banner, popup, news) list --merchant <code>, announcement put --merchant <code> --file <announcement.json>, announcement take --merchant <code> --id <id>, banner order --merchant <code> --group <group> --ids <id,id,…>; who does it is --by, or the user of the operating system';

const text = { type: 'string' } as const;

function read(args: string[]) {
  const options = { merchant: text, file: text, id: text, group: text, ids: text, by: text };
  const { values } = parseArgs({ args, options });
  return { ...values, merchant: wanted(values.merchant), by: values.by ?? userInfo().username };
}

function wanted(value: string | undefined): string {
  if (!value) throw new CommandError(`write ${ANNOUNCEMENT_USAGE}`);
  return value;
}

const changeBy = async (db: Database, { merchant, by }: ReturnType<typeof read>): Promise<Change> => ({
  merchant,
  by,
  at: new Date(await databaseNow(db)),
});

type Command = (db: Database, args: string[]) => Promise<string>;

const commandsOf = (kind: Kind): [string, Command][] => [
  [
    `${kind} list`,
    async (db, args) => {
      const { merchant } = read(args);
      const lines = await DESCRIBE[kind](db, merchant, new Date(await databaseNow(db)));
      return lines.length === 0 ? `${merchant} has no ${kind}` : lines.join('\n');
    },
  ],
  [
    `${kind} put`,
    async (db, args) => {
      const options = read(args);
      const file = wanted(options.file);
      const json = await readWritten(file);
      const readBeside = (name: string) => readBytes(path.join(path.dirname(file), name));
      const { id, isNew } = await putFile(db, kind, { json, readBeside }, await changeBy(db, options));
      return `${id} is ${isNew ? 'up' : 'changed'}`;
    },
  ],
  [
    `${kind} take`,
    async (db, args) => {
      const options = read(args);
      const id = wanted(options.id);
      await takeKept(db, kind, id, await changeBy(db, options));
      return `${id} is down`;
    },
  ],
];

async function order(db: Database, args: string[]): Promise<string> {
  const options = read(args);
  const group = wanted(options.group);
  await orderBanners(db, group, wanted(options.ids).split(','), await changeBy(db, options));
  return `${group} is in order`;
}

/** What an operator does about announcements: `pnpm command announcement …`, `banner …`, `popup …`, `news …`. */
export const ANNOUNCEMENT_COMMANDS: Readonly<Record<string, Command>> = {
  ...Object.fromEntries((['announcement', 'banner', 'popup', 'news'] as const).flatMap(commandsOf)),
  'banner order': order,
};
