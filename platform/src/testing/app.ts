import type { FastifyInstance } from 'fastify';
import type { Config } from '../config';
import { readConfig } from '../config';
import type { Database } from '../db/client';
import { buildApp, type PlatformParts } from '../http/app';
import { openTestDatabase } from './database';

/** A clock that stands still until a test moves it. */
interface TestClock {
  (): number;
  advance(milliseconds: number): void;
}

const START = Date.parse('2026-11-20T08:00:00Z');

function createTestClock(start = START): TestClock {
  let now = start;
  return Object.assign(() => now, {
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
  });
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  clock: TestClock;
  close(): Promise<void>;
}

/** The platform over an empty database of its own, with a clock that stands still. */
export async function createTestApp(
  parts: Partial<Omit<PlatformParts, 'config'>> & { config?: Partial<Config> } = {},
): Promise<TestApp> {
  const opened = await openTestDatabase();
  const clock = createTestClock();
  const { config, ...others } = parts;
  const app = await buildApp({
    db: opened.db,
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
