import { readFile } from 'node:fs/promises';

/** A command of an operator that is not done. Its message is one line. */
export class CommandError extends Error {}

/**
 * The file that a command was given.
 *
 * @throws CommandError for one that cannot be read.
 */
export async function readWritten(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new CommandError(`${file} cannot be read`);
  });
}
