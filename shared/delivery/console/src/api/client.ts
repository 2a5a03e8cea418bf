import { CONSOLE_HEADER } from '@site/contracts/federation/consoleApi';
import * as z from 'zod/mini';
import { bearer } from './identity';

/** What the server refused, by its code and in its words. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  /** What some refusals have beside their words. */
  readonly value: unknown;

  constructor(code: string, message: string, value?: unknown) {
    super(message);
    this.code = code;
    this.value = value;
  }
}

const Answer = z.union([
  z.object({ success: z.literal(true), value: z.unknown() }),
  z.object({
    success: z.literal(false),
    error: z.object({ code: z.string(), message: z.string() }),
    value: z.optional(z.unknown()),
  }),
]);

/** Asks the server, as whoever this tab is known as. */
export function ask(path: string, request: RequestInit = {}): Promise<Response> {
  const token = bearer();
  const headers = { ...(token !== undefined && { Authorization: `Bearer ${token}` }), ...request.headers };
  return fetch(`/api/${path}`, { ...request, headers });
}

/**
 * Reads something.
 *
 * @throws ApiFailure
 */
export async function read<Schema extends z.ZodMiniType>(
  path: string,
  schema: Schema,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  return parsedAnswer(await ask(path, signal ? { signal } : {}), schema);
}

/**
 * Changes something.
 *
 * @param key Of the change: sent again with it, it is still one change.
 * @throws ApiFailure
 */
export async function write<Schema extends z.ZodMiniType>(
  path: string,
  call: object,
  schema: Schema,
  key: string = crypto.randomUUID(),
): Promise<z.output<Schema>> {
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, [CONSOLE_HEADER]: 'page' };
  return parsedAnswer(await ask(path, { method: 'POST', body: JSON.stringify(call), headers }), schema);
}

async function parsedAnswer<Schema extends z.ZodMiniType>(
  response: Response,
  schema: Schema,
): Promise<z.output<Schema>> {
  const answer = z.safeParse(Answer, await response.json().catch(() => undefined));
  if (!answer.success) throw new ApiFailure('server.error', `The console answered with ${response.status}.`);
  const { data } = answer;
  if (!data.success) throw new ApiFailure(data.error.code, data.error.message, data.value);
  const value = z.safeParse(schema, data.value);
  if (value.success) return value.data;
  throw new ApiFailure('server.error', 'The console is of another version than this page: load it again.');
}
