import type { FastifyInstance } from 'fastify';
import type { Config } from '../core/config';
import { readConfig } from '../core/config';
import type { Database } from '../core/db/client';
import { buildPlatform } from '../platform';
import { createTestClock, type TestClock } from './clock';
import type { Content, DatabaseSystem } from './content';
import { openTestDatabase } from './database';

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  close(): Promise<void>;
}

/** The platform over a database of its own, empty unless told otherwise, with a clock that stands still. */
export async function createTestApp(
  parts: Partial<Omit<Parameters<typeof buildPlatform>[0], 'config'>> & {
    config?: Partial<Config>;
    content?: Content;
    system?: DatabaseSystem;
  } = {},
): Promise<TestApp> {
  const { config, content, system, ...others } = parts;
  const opened = await openTestDatabase(content, system);
  const clock = createTestClock();
  const app = await buildPlatform({
    db: opened.db,
    listen: opened.listen,
    clock,
    ...others,
    config: { ...readConfig({}), rateLimitFactor: 100, ...config },
  });
  return {
    app,
    db: opened.db,
    clock,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}
