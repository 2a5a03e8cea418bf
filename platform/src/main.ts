import type { AddressInfo } from 'node:net';
import { MINUTE, SECOND } from './clock';
import { type Config, ConfigError, readConfig } from './config';
import { databaseClock } from './databaseClock';
import { type OpenDatabase, openPglite, openPostgres, type Prepare } from './db/client';
import { isDatabaseAway } from './db/databaseAway';
import { FolderInUseError, lockFolder } from './db/folderLock';
import { seedWhatIsMissing } from './firstStart';
import { sweep } from './housekeeping';
import { buildApp } from './http/app';
import { loggerOptions } from './http/logging';
import { settleDueDraws } from './lottery/settle';

const SWEEP_EVERY_MS = 10 * MINUTE;
/** So long a player may wait for a win while nobody looks at a lottery. */
const SETTLE_EVERY_MS = 10 * SECOND;

/** A stop that takes longer has lost its database. */
const STOP_WITHIN_MS = 10 * SECOND;

/** A start that cannot go on, in one line that names the remedy. */
class StartError extends Error {}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** An address without its password, for messages. */
function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL';
  const { protocol, host, pathname } = new URL(url);
  return `${protocol}//${host}${pathname}`;
}

async function openDatabase({ databaseUrl, dataFolder }: Config, prepare: Prepare): Promise<OpenDatabase> {
  if (databaseUrl !== undefined) {
    try {
      return await openPostgres(databaseUrl, { prepare });
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
    const opened = await openPglite(dataFolder, prepare);
    return { db: opened.db, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    const reason = error instanceof Error ? error.message.split('\n')[0] : 'unknown';
    throw new StartError(
      `the data folder ${dataFolder} cannot be opened (${reason}): delete it to start with fresh data, or set DATA_DIR to another one`,
    );
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, { host, port }: Config): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE')
      throw new StartError(
        `port ${port} is in use: stop what listens there, or set PLATFORM_PORT to another one`,
      );
    if (codeOf(error) === 'EACCES')
      throw new StartError(`port ${port} may not be opened: set PLATFORM_PORT to one above 1023`);
    if (codeOf(error) === 'EADDRNOTAVAIL')
      throw new StartError(`${host} is no address of this machine: set HOST to one that is`);
    throw error;
  }
  const { port: opened } = app.server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${opened}`;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, (db) =>
    seedWhatIsMissing(db, new Date(), config.merchants, config.moreGames),
  );
  try {
    const time = await databaseClock(database.db, (fault) =>
      app.log.error({ err: fault }, 'no database time'),
    );
    const app = await buildApp({
      db: database.db,
      config,
      clock: time.now,
      logger: loggerOptions(config.logLevel, process.stderr),
    });
    const address = await listen(app, config);
    const every = (milliseconds: number, what: string, run: typeof sweep) =>
      setInterval(() => {
        run(database.db, time.now()).catch((error: unknown) => app.log.error({ err: error }, what));
      }, milliseconds);
    const timers = [
      every(SWEEP_EVERY_MS, 'sweeping failed', sweep),
      every(SETTLE_EVERY_MS, 'settling draws failed', settleDueDraws),
    ];
    const stop = () => {
      for (const timer of timers) clearInterval(timer);
      time.stop();
      // Calls that run may end; a database that no longer answers must not keep the process.
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      app
        .close()
        .then(() => database.close())
        .finally(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    process.stdout.write(`platform ready on ${address}\n`);
  } catch (error) {
    await database.close();
    throw error;
  }
}

start().catch((error: unknown) => {
  const foreseen =
    error instanceof StartError || error instanceof ConfigError || error instanceof FolderInUseError;
  const reason = error instanceof Error ? (error.message.split('\n')[0] ?? error.name) : String(error);
  process.stderr.write(foreseen ? `platform: ${reason}\n` : `platform: cannot start (${reason})\n`);
  process.exitCode = 1;
});
