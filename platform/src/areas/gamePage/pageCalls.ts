import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successEnvelope } from '../../core/http/envelope';

export type PageCall = (
  method: 'GET' | 'POST',
  url: string,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
) => void;

/**
 * Calls of a game's page, in the site's envelope. They have no session of the site; a handler tells by the frame
 * session's token who plays.
 */
export function pageCalls(app: FastifyInstance): PageCall {
  const { methods } = app.platform;
  return (method, url, handler) => {
    methods.set(url, (methods.get(url) ?? new Set<string>()).add(method));
    app.route({
      method,
      url,
      handler: async (request, reply) => {
        const value = await handler(request, reply);
        return reply.type('application/json; charset=utf-8').send(JSON.stringify(successEnvelope(value)));
      },
    });
  };
}
