import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Config } from '../config';

/** Headers that hold secrets. */
const REDACTED = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  '*.password',
  '*.token',
];

/** A failed query's message ends in its parameters, and they may be what a player typed. */
const withoutParameters = (text = '') => text.replace(/\nparams:.*?(?=\n {4}at |$)/s, '');

/** Logs without secrets: addresses lose their query, headers are not written, known secrets are blanked. */
export const loggerOptions = (
  level: Config['logLevel'],
  stream: { write(text: string): void },
): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  stream,
  redact: { paths: REDACTED, censor: '[redacted]' },
  serializers: {
    req: (request: FastifyRequest) => ({
      method: request.method,
      path: request.url?.split('?')[0],
      requestId: request.id,
    }),
    err: ({ name, message, stack, cause }: Error) => ({
      type: name,
      message: withoutParameters(message),
      stack: withoutParameters(stack),
      ...(cause instanceof Error && { cause: cause.message }),
    }),
  },
});
