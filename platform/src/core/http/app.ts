import { randomInt } from 'node:crypto';
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import type { Clock } from '../clock';
import type { Config } from '../config';
import type { Database } from '../db/client';
import type { Listen } from '../db/listen';
import { createMessenger, type Deliver } from '../delivery/messenger';
import type { Area } from './area';
import { registerCompression } from './compression';
import { ConcurrencyLimiter } from './concurrencyLimiter';
import { registerErrors } from './errors';
import { registerHealth } from './health';
import { registerOpenApi } from './openapi';
import { limitAddresses, RateLimiter } from './rateLimit';
import { Refusal } from './refusal';
import { requestIdOf } from './requestId';
import { limitSendTime, UPLOAD_TIME_MS } from './sendTime';
import { hasSoundHost } from './siteOrigin';

/** Largest body of a call, bytes; above it request.too.large (docs/calls.md, "Transport"). */
const BODY_LIMIT = 1_048_576;

/** Answer headers that a site on another origin may read (docs/calls.md, "Transport"). */
const EXPOSED_HEADERS = ['Date', 'ETag', 'Retry-After', 'X-Request-Id', 'Idempotency-Replayed', 'Play-State'];

export interface PlatformParts {
  db: Database;
  /** Hears what the database tells all processes; without it pages hear no news. */
  listen?: Listen;
  config: Config;
  clock: Clock;
  /** Replaces the cryptographic source, for tests. */
  randomInt?: (bound: number) => number;
  /** Replaces the limiter of this machine's size, for tests of calls that run side by side. */
  costlyCalls?: ConcurrencyLimiter;
  /** What the platform is made of: core knows none of them. */
  areas: readonly Area[];
  /** Delivers messages; without it, calls that need one sent are refused. */
  deliver?: Deliver;
  logger?: FastifyServerOptions['logger'];
}

/** Builds the platform over a database. It listens to nothing yet. */
export async function buildApp(parts: PlatformParts): Promise<FastifyInstance> {
  const { db, config, clock } = parts;
  const app = fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: UPLOAD_TIME_MS,
    // A call that comes while it stops, over a connection that was kept, is served as any other.
    return503OnClosing: false,
    trustProxy: config.trustedProxies,
    genReqId: requestIdOf,
    logger: parts.logger ?? false,
  });
  const messenger = parts.deliver && createMessenger(parts.deliver, app.log);
  app.addHook('onClose', () => messenger?.settled());
  app.decorate('platform', {
    messenger,
    db,
    listen: parts.listen,
    config,
    clock,
    limiter: new RateLimiter(db, clock),
    costlyCalls: parts.costlyCalls ?? new ConcurrencyLimiter(),
    randomInt: parts.randomInt ?? ((bound) => randomInt(bound)),
    methods: new Map<string, Set<string>>(),
    runningKeys: new Set<string>(),
    unreachableWallets: new Set<string>(),
  });
  app.decorateRequest('language', undefined);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('cache-control', 'no-store');
    if (!hasSoundHost(request)) throw new Refusal('request.invalid');
  });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    // The pages of other origins show pictures of /cdn; what is not for them is guarded by its token.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  });
  if (config.siteOrigins.length > 0)
    await app.register(cors, {
      origin: [...config.siteOrigins],
      credentials: true,
      methods: ['GET', 'POST', 'PUT', 'DELETE'],
      exposedHeaders: EXPOSED_HEADERS,
    });
  limitSendTime(app);
  limitAddresses(app);
  registerCompression(app);
  registerErrors(app);
  await registerOpenApi(app);
  registerHealth(app, db);
  for (const { register } of parts.areas) register(app);
  return app;
}
