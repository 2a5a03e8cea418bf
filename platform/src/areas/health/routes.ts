import { createHash, timingSafeEqual } from 'node:crypto';
import {
  HEALTH_MINUTES_PATH,
  HEALTH_RELEASES_PATH,
  HEALTH_TIME_PATH,
  type HealthMinutes,
  HealthMinutesQuery,
  HealthReleases,
  type HealthTime,
  METRICS_PATH,
} from '@site/contracts/federation/health';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { parseRequest } from '../../core/http/parse';
import { Refusal } from '../../core/http/refusal';
import { findMerchant } from '../../core/merchants/service';
import { FigureMetrics } from './metrics';
import { closedUntil } from './minutes';
import { readMinutes } from './readMinutes';
import { healthReleases } from './tables';

/**
 * Figures for other services (docs/calls.md, "Figures of releases"), on the platform's own port: no edge passes these
 * paths on. Without a token there are none.
 */
export function registerHealthCalls(app: FastifyInstance): void {
  const { db, clock, config, methods } = app.platform;
  const { healthToken, healthMinuteMs } = config;
  const metrics = healthToken === undefined ? undefined : new FigureMetrics(clock());
  app.decorate('figureMetrics', metrics);
  if (healthToken === undefined || metrics === undefined) return;
  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => refuseStrangers(request, healthToken));

    methods.set(HEALTH_TIME_PATH, new Set(['GET']));
    scope.get(HEALTH_TIME_PATH, async (): Promise<z.output<typeof HealthTime>> => {
      const now = clock();
      return {
        now: new Date(now).toISOString(),
        closedUntil: closedUntil(now, healthMinuteMs).toISOString(),
      };
    });

    methods.set(HEALTH_MINUTES_PATH, new Set(['GET']));
    scope.get(HEALTH_MINUTES_PATH, async (request): Promise<z.output<typeof HealthMinutes>> => {
      const query = parseRequest(HealthMinutesQuery, request.query);
      return readMinutes(db, query, closedUntil(clock(), healthMinuteMs));
    });

    methods.set(METRICS_PATH, new Set(['GET']));
    scope.get(METRICS_PATH, async (_request, reply) => {
      const { type, text } = await metrics.text();
      return reply.type(type).send(text);
    });

    methods.set(HEALTH_RELEASES_PATH, new Set(['PUT']));
    scope.put(HEALTH_RELEASES_PATH, async (request, reply) => {
      const { merchant, releases } = parseRequest(HealthReleases, request.body);
      if (!(await findMerchant(db, merchant))) throw new Refusal('merchant.unknown');
      await db
        .insert(healthReleases)
        .values({ merchant, releases })
        .onConflictDoUpdate({ target: healthReleases.merchant, set: { releases } });
      await metrics.keepOnly(merchant, { ...releases });
      return reply.code(204).send();
    });
  });
}

/** @throws Refusal access.denied to whoever does not have the token. */
async function refuseStrangers({ headers }: FastifyRequest, token: string): Promise<void> {
  const [said, meant] = [headers.authorization ?? '', `Bearer ${token}`].map((text) =>
    createHash('sha256').update(text).digest(),
  );
  if (!said || !meant || !timingSafeEqual(said, meant)) throw new Refusal('access.denied');
}

declare module 'fastify' {
  interface FastifyInstance {
    /** What this process has counted; undefined where nobody may ask. */
    readonly figureMetrics: FigureMetrics | undefined;
  }
}
