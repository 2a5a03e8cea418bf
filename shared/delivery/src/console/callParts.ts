import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Asking } from '../access/identify';
import { Unacceptable } from './answers';

/** The answer to a call that did what it should, in the envelope of the site's calls. */
export interface Answered<Value> {
  readonly success: true;
  readonly value: Value;
}

export const success = <Value>(value: Value): Answered<Value> => ({ success: true, value });

/** Of a request, what says who asks. */
export function askingOf({ headers, socket }: FastifyRequest): Asking {
  return { headers, remoteAddress: socket.remoteAddress };
}

/** @throws Unacceptable naming the first place that is wrong. */
export function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'its top';
  throw new Unacceptable(400, 'request.malformed', `What was sent is wrong at ${place}: ${issue?.message}.`);
}
