import type { Config } from '../config';
import { type OpenDatabase, type OpenOptions, openPglite, openPostgres } from './client';
import { isDatabaseAway } from './databaseAway';
import { lockFolder } from './folderLock';

/** A start that cannot go on, in one line that names the remedy. */
export class StartError extends Error {}

export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An address without its password, for messages. */
function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

/**
 * Opens the database that the settings name, brings its tables up to date, and prepares them.
 *
 * @throws StartError when it does not answer or cannot be opened; FolderInUseError.
 */
export async function openDatabase(
  { databaseUrl, dataFolder }: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  options: OpenOptions = {},
): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    try {
      return await openPostgres(databaseUrl, options);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const reason = codeOf(error) ?? (error instanceof Error ? error.message : 'unknown');
      throw new StartError(
        `the database ${withoutPassword(databaseUrl)} does not answer (${reason}): start it, correct DATABASE_URL, or unset it to use PGlite`,
      );
    }
  }
  const unlock = lockFolder(dataFolder);
  try {
    const opened = await openPglite(dataFolder, options.prepare);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    throw new StartError(
      `the data folder ${dataFolder} cannot be opened (${reason}): delete it to start with fresh data, or set DATA_DIR to another one`,
    );
  }
}
