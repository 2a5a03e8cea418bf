import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from '../../core/http/envelope';
import { addressLimit } from '../../core/http/rateLimit';

export type PageCall = (
  method: 'GET' | 'POST',
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => void;

/**
 * Calls of a game's page: in the site's envelope and counted by address. They have no session of the site; a
 * handler tells by the frame session's token who plays.
 */
export function pageCalls(app: FastifyInstance): PageCall {
  const { config, limiter, methods } = app.platform;
  const addresses = addressLimit(config.rateLimitFactor);
  return (method, url, handler) => {
    methods.set(url, (methods.get(url) ?? new Set<string>()).add(method));
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        limiter.take(addresses, request.ip);
        const value = await handler(request, reply);
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(successEnvelope(value)));
      },
    });
  };
}
