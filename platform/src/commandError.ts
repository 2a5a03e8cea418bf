import { readFile } from 'node:fs/promises';

/** A command of an operator that is not done. Its message is one line. */
export class CommandError extends Error {}

/**
 * The file that a command was given.
 *
 * @throws CommandError for one that cannot be read.
 */
export const readWritten = async (file: string): Promise<string> => (await readBytes(file)).toString('utf8');

/** The same, of a file that is no text. */
export function readBytes(file: string): Promise<Buffer> {
  return readFile(file).catch(() => {
    throw new CommandError(`${file} cannot be read`);
  });
}
