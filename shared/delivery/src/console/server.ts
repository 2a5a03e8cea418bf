import fastify, { type FastifyInstance } from 'fastify';
import { auditIn } from '../audit/auditLog';
import { sendFailure, Unacceptable } from './answers';
import type { ConsoleContext, ConsoleSettings } from './ConsoleContext';
import { compressAnswers } from './compression';
import { consoleEvents } from './events';
import { CONSOLE_HEADERS } from './headers';
import { histories } from './histories';
import { identities } from './identity';
import { sendPage } from './page';
import { addReads } from './reads';
import { refuseForeign } from './requests';
import { addWrites } from './writes';

/** Larger than any call that we send. Bytes. */
const MOST_BODY = 256 * 1024;

export interface ConsoleServer {
  readonly app: FastifyInstance;
  /** For the fragment of the printed link. */
  readonly linkToken: string;
}

/** The release console's server: its page, and the calls under `/api` (FD-066, FD-069 to FD-076). */
export function consoleServer(settings: ConsoleSettings): ConsoleServer {
  const { delivery, origins, page, onFault } = settings;
  const context: ConsoleContext = {
    ...settings,
    audit: auditIn(delivery.store),
    history: histories(delivery.deployments),
  };
  const people = identities(settings);
  const events = consoleEvents(context);
  const app = fastify({ bodyLimit: MOST_BODY, forceCloseConnections: true });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...CONSOLE_HEADERS, 'Cache-Control': 'no-store' });
    refuseForeign(request, origins);
  });
  compressAnswers(app);
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, acceptable(error), onFault));
  addReads(app, { context, people, events });
  addWrites(app, { context, people, events });
  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/') || request.method !== 'GET')
      return sendFailure(reply, new Unacceptable(404, 'not.found', 'There is no such call.'), onFault);
    return sendPage(request, reply, delivery.store, page);
  });
  return { app, linkToken: people.linkToken };
}

/** What Fastify itself refuses, as a body that is no JSON, is the sender's fault. */
function acceptable(error: unknown): unknown {
  const { statusCode, message } = error as { statusCode?: number; message?: string };
  const isSenders = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return isSenders
    ? new Unacceptable(statusCode, 'request.malformed', message ?? 'This cannot be read.')
    : error;
}
