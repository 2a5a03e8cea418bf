import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { keepTimeEnd } from '../care/play/signs';
import { noteReached } from '../care/reached';
import { isDatabaseAway } from '../db/databaseAway';
import { chooseLanguage } from '../language';
import { failureEnvelope } from './envelope';
import { Refusal } from './refusal';

const TOO_LARGE = 413;
const SERVER_FAULT = 500;

/** In seconds: a database that restarts is back in a few. */
const RETRY_AFTER_AWAY = 5;

/**
 * What is no refusal yet in the contract's words: a database that is away, and Fastify's own refusals (malformed
 * JSON, body too large, unknown content type).
 */
function asRefusal(error: FastifyError): Refusal {
  if (isDatabaseAway(error)) return new Refusal('system.upgrading', { retryAfter: RETRY_AFTER_AWAY });
  if (error.statusCode === TOO_LARGE) return new Refusal('request.too.large');
  if (error.statusCode !== undefined && error.statusCode < SERVER_FAULT)
    return new Refusal('request.invalid');
  return new Refusal('unknown');
}

/** Sends a refusal as the envelope. Its language is the route's when one was chosen, else the header's. */
function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = request.language ?? chooseLanguage(undefined, request.headers['accept-language'], 'th');
  if (refusal.details.retryAfter !== undefined) reply.header('retry-after', refusal.details.retryAfter);
  return reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(failureEnvelope(refusal, language));
}

/** Writes down which limit of a player has refused what was to be done; a question alone reaches none. */
async function keepReached(app: FastifyInstance, request: FastifyRequest, refusal: Refusal): Promise<void> {
  const { reached } = refusal.details;
  if (!reached || request.method === 'GET') return;
  try {
    await noteReached(app.platform.db, reached);
    if (refusal.code === 'limit.time.reached') await keepTimeEnd(app.platform.db, reached);
  } catch (error) {
    request.log.error({ err: error }, 'a limit that was reached was not written down');
  }
}

/** Every failure leaves as the envelope; what is our own fault is logged and told to nobody. */
export function registerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Refusal>(async (error, request, reply) => {
    if (error instanceof Refusal) {
      await keepReached(app, request, error);
      return sendRefusal(request, reply, error);
    }
    const refusal = asRefusal(error);
    if (refusal.status >= SERVER_FAULT) request.log.error({ err: error }, 'the call failed');
    return sendRefusal(request, reply, refusal);
  });

  app.setNotFoundHandler((request, reply) => {
    const methods = app.platform.methods.get(request.url.split('?')[0] ?? '');
    if (!methods) return sendRefusal(request, reply, new Refusal('not.found'));
    reply.header('allow', [...methods].join(', '));
    return sendRefusal(request, reply, new Refusal('method.not.allowed'));
  });
}
