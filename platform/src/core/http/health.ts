import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/client';

const LIVE_PATH = '/health/live';
const READY_PATH = '/health/ready';

/** Counting needs the database, of which `live` must know nothing. */
const UNLIMITED = { config: { limit: null } };

/** Whoever asks whether to send players here waits no longer, in ms. */
const READY_WITHIN_MS = 2_000;

/**
 * For a balancer or an orchestrator, on the platform's own port: no edge lets these paths through. `live` says that
 * the process runs; `ready` that its database answers as well, and that it is not about to stop.
 */
export function registerHealth(app: FastifyInstance, db: Database): void {
  let retired = false;
  app.decorate('retire', () => {
    retired = true;
  });
  // Who keeps a connection makes the next call over another one, which a balancer opens elsewhere.
  app.addHook('onRequest', async (_request, reply) => {
    if (retired) reply.header('connection', 'close');
  });
  app.get(LIVE_PATH, UNLIMITED, async () => ({ status: 'ok' }));
  app.get(READY_PATH, UNLIMITED, async (_request, reply) => {
    if (retired) return reply.code(503).send({ status: 'stopping' });
    const ready = await answersInTime(db);
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ok' : 'database away' });
  });
}

async function answersInTime(db: Database): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), READY_WITHIN_MS);
  });
  const asked = Promise.resolve(db.execute(sql`select 1`)).then(
    () => true,
    () => false,
  );
  return Promise.race([asked, late]).finally(() => clearTimeout(timer));
}

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on no more players are to be sent here; calls that come all the same are served. */
    retire(): void;
  }
}
