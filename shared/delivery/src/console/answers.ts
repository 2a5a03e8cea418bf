import type { FastifyReply } from 'fastify';
import { SourceUnknown } from '../health/HealthSource';
import { Refusal, type RefusalCode } from '../refusal';

/** A request that a page or command of ours does not send. */
export class Unacceptable extends Error {
  override readonly name = 'Unacceptable';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A refusal with something to read beside it. */
export class RefusalWithValue extends Refusal {
  readonly value: unknown;

  constructor(message: string, code: RefusalCode, value: unknown) {
    super(message, code);
    this.value = value;
  }
}

const STATUSES: Partial<Record<RefusalCode, number>> = {
  'identity.required': 401,
  'role.missing': 403,
  'deployment.moved': 409,
  'rollout.running': 409,
  frozen: 409,
  locked: 409,
  'source.unknown': 503,
};
/** What cannot be as it was asked for. */
const UNPROCESSABLE = 422;

/** Status and body of a failure, in the envelope of the site's calls; undefined for a fault of ours. */
export function failureOf(error: unknown): { readonly status: number; readonly body: object } | undefined {
  if (error instanceof Unacceptable) return failure(error.status, error.code, error.message);
  if (error instanceof SourceUnknown) return failure(503, 'source.unknown', error.message);
  if (!(error instanceof Refusal)) return undefined;
  const { code, message } = error;
  const status = (code && STATUSES[code]) ?? UNPROCESSABLE;
  const value = error instanceof RefusalWithValue ? error.value : undefined;
  return failure(status, code ?? 'refused', message, value);
}

function failure(status: number, code: string, message: string, value?: unknown) {
  return {
    status,
    body: { success: false, error: { code, message }, ...(value !== undefined && { value }) },
  };
}

/** What a request failed by, to whoever sent it; a fault of ours is told to us alone. */
export function sendFailure(reply: FastifyReply, error: unknown, onFault: (fault: unknown) => void): void {
  const known = failureOf(error);
  if (!known) onFault(error);
  const { status, body } = known ?? failure(500, 'server.error', 'The console could not do this.');
  void reply.status(status).send(body);
}
