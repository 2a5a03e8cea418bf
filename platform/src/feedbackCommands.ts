import { userInfo } from 'node:os';
import { parseArgs } from 'node:util';
import { answerFeedback, waitingFeedback } from './areas/feedback/operator';
import { CommandError } from './commandError';
import { databaseNow } from './core/databaseClock';
import type { Database } from './core/db/client';
import { quoted } from './core/text';

export const FEEDBACK_USAGE =
  'feedback list --merchant <code>, feedback answer --merchant <code> --id <id> --text <answer>; who does it is --by, or the user of the operating system';

const text = { type: 'string' } as const;

function read(args: string[]) {
  const { values } = parseArgs({ args, options: { merchant: text, id: text, text, by: text } });
  const { merchant, by = userInfo().username, ...others } = values;
  if (!merchant) throw new CommandError(`write ${FEEDBACK_USAGE}`);
  return { merchant, by, ...others };
}

async function list(db: Database, args: string[]): Promise<string> {
  const waiting = await waitingFeedback(db, read(args).merchant);
  if (waiting.length === 0) return 'no feedback waits for an answer';
  return waiting
    .map(({ id, username, at, comment, pictures }) =>
      // What a member wrote has no line of its own in the operator's terminal.
      [id, username, at, quoted(comment), ...pictures].join(' '),
    )
    .join('\n');
}

async function answer(db: Database, args: string[]): Promise<string> {
  const { merchant, by, id, text: reply } = read(args);
  if (!id || reply === undefined) throw new CommandError(`write ${FEEDBACK_USAGE}`);
  const username = await answerFeedback(db, { merchant, id, reply, by }, new Date(await databaseNow(db)));
  return `feedback ${id} of ${username} is answered`;
}

/** What an operator does about feedback: `pnpm command feedback …`, or `pnpm feedback …`. */
export const FEEDBACK_COMMANDS: Readonly<Record<string, (db: Database, args: string[]) => Promise<string>>> =
  {
    'feedback list': list,
    'feedback answer': answer,
  };
