import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { refuseLostKeys } from './core/care/excluded/keys';
import { SECOND } from './core/clock';
import { type Config, ConfigError, readConfig } from './core/config';
import { databaseClock } from './core/databaseClock';
import type { Prepare } from './core/db/client';
import { FolderInUseError } from './core/db/folderLock';
import { codeOf, openDatabase, StartError } from './core/db/openDatabase';
import { loggerOptions } from './core/http/logging';
import { addMissingMerchants } from './core/merchants/addMerchants';
import { seedWhatIsMissing } from './demo/firstStart';
import { jobsOf } from './housekeeping';
import { areasOf, buildPlatform } from './platform';

/** A stop that takes longer has lost its database. */
const STOP_WITHIN_MS = 10 * SECOND;

async function listen(app: FastifyInstance, { host, port }: Config): Promise<string> {
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

/** Fills a database before anybody uses it: with the demonstration, or with the merchants that are configured. */
const prepareFor =
  ({ demo, merchants, moreGames }: Config): Prepare =>
  async (db) => {
    if (demo) await seedWhatIsMissing(db, new Date(), merchants, moreGames);
    else await addMissingMerchants(db, merchants);
  };

async function start(): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config, { prepare: prepareFor(config) });
  try {
    await refuseLostKeys(database.db, config.exclusionKeys);
    const time = await databaseClock(database.db, (fault) =>
      app.log.error({ err: fault }, 'no database time'),
    );
    const app = await buildPlatform({
      db: database.db,
      listen: database.listen,
      config,
      clock: time.now,
      logger: loggerOptions(config.logLevel, process.stderr),
    });
    const address = await listen(app, config);
    const timers = jobsOf(areasOf(config)).map(({ name, everyMs, run }) =>
      setInterval(() => {
        run(database.db, time.now(), config, app.platform.messenger).catch((error: unknown) =>
          app.log.error({ err: error }, `${name} failed`),
        );
      }, everyMs),
    );
    const stop = () => {
      for (const timer of timers) clearInterval(timer);
      app.retire();
      // Calls that run may end; a database that no longer answers must not keep the process.
      setTimeout(() => process.exit(1), config.drainMs + STOP_WITHIN_MS).unref();
      wait(config.drainMs)
        .then(() => app.close())
        .then(() => {
          time.stop();
          return database.close();
        })
        .finally(() => process.exit(0));
    };
    process.once('SIGTERM', stop);
    process.once('SIGINT', stop);
    // A terminal that is closed.
    process.once('SIGHUP', stop);
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
