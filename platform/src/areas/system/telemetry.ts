import { type TelemetryEvent, telemetryEvents as telemetryCall } from '@site/contracts/areas/telemetry';
import type { FastifyInstance } from 'fastify';
import { MINUTE } from '../../core/clock';
import type { Database } from '../../core/db/client';
import { clientNetwork } from '../../core/http/clientNetwork';
import type { Limit } from '../../core/http/rateLimit';
import { route } from '../../core/http/route';
import { newId } from '../../core/ids';
import { countEvents, isFigure } from '../health/countEvents';
import { policyReportOf } from './policyReport';
import { policyReports, telemetryEvents } from './tables';

/**
 * Calls of one address, and the events and reports in them; what is above is dropped and answered all the same
 * (docs/calls.md, "Telemetry").
 */
const telemetryLimit = (factor: number): Limit => ({
  name: 'telemetry',
  calls: 60 * factor,
  windowMs: MINUTE,
});
const entryLimit = (factor: number): Limit => ({
  name: 'telemetry entries',
  calls: 600 * factor,
  windowMs: MINUTE,
});
/** Bytes of one call. */
const BODY_LIMIT = 65_536;

const POLICY_REPORTS_PATH = '/wps/telemetry/csp';
const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];

async function storeEvents(db: Database, merchant: string, events: readonly TelemetryEvent[], now: number) {
  if (events.length === 0) return;
  await db.insert(telemetryEvents).values(
    events.map((event) => ({
      id: newId('tel'),
      merchant,
      receivedAt: new Date(now),
      // The query part may hold what a player typed.
      event: { ...event, path: event.path.replace(/[?#].*$/s, '') },
    })),
  );
}

/** Events, also from a beacon, which can only send text; and what browsers report of the policy. */
export function registerTelemetry(app: FastifyInstance): void {
  const { db, clock, limiter, methods, config } = app.platform;
  const ofCalls = telemetryLimit(config.rateLimitFactor);
  const ofEntries = entryLimit(config.rateLimitFactor);

  const isTooMuch = async (network: string, entries: number) =>
    (await limiter.count(ofCalls, network)) > 0 || (await limiter.count(ofEntries, network, entries)) > 0;

  void app.register(async (scope) => {
    scope.removeContentTypeParser('text/plain');
    scope.addContentTypeParser(
      'text/plain',
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    route(
      scope,
      telemetryCall,
      async ({ merchant, network }, { events }) => {
        if (await isTooMuch(network, events.length)) return { accepted: 0 };
        const sender = { merchant: merchant.code, network };
        const counting = { clock, minuteMs: config.healthMinuteMs, metrics: app.figureMetrics };
        await countEvents(db, counting, sender, events.filter(isFigure));
        const others = events.filter((event) => !isFigure(event));
        await storeEvents(db, merchant.code, others, clock());
        return { accepted: events.length };
      },
      { alwaysOpen: true, status: 202, bodyLimit: BODY_LIMIT },
    );
  });

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      REPORT_TYPES,
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    methods.set(POLICY_REPORTS_PATH, new Set(['POST']));
    scope.post(POLICY_REPORTS_PATH, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const reports = policyReportOf(request.body);
      const tooMuch = await isTooMuch(clientNetwork(request.ip), reports.length);
      if (reports.length > 0 && !tooMuch) {
        const receivedAt = new Date(clock());
        await db
          .insert(policyReports)
          .values(reports.map((report) => ({ id: newId('csp'), receivedAt, report })));
      }
      return reply.code(202).send();
    });
  });
}
