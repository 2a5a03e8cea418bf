import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { parseRequest } from './parse';
import { Refusal } from './refusal';
import { isSigned } from './signature';

/** Reads bodies in a scope of calls as they came: a signature is over the bytes. */
export function readBodiesAsSent(scope: FastifyInstance): void {
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
}

const header = ({ headers }: FastifyRequest, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * What a signed call says (docs/calls.md, "Callbacks of payment vendors"), in a scope with `readBodiesAsSent`.
 *
 * @param secret What the caller signs by; without one, nobody may call.
 * @throws Refusal access.denied when it is not signed as it has to be; request.invalid.
 */
export function readSignedCall<S extends z.ZodMiniType>(
  request: FastifyRequest,
  schema: S,
  secret: string | undefined,
  now: number,
): z.output<S> {
  const body = typeof request.body === 'string' ? request.body : '';
  const signed = {
    timestamp: header(request, 'x-timestamp'),
    signature: header(request, 'x-signature'),
    body,
  };
  if (secret === undefined || !isSigned(secret, signed, now)) {
    request.log.warn('a call was not signed as it has to be');
    throw new Refusal('access.denied');
  }
  return parseRequest(schema, readJson(body));
}

/** @throws Refusal request.invalid */
function readJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refusal('request.invalid');
  }
}
