import * as z from 'zod/mini';
import type { Endpoint, RequestOf } from './endpoint';

/*
 * Calls that are asked for while the scripts of a page are still on their way. A remote declares those of its
 * modules in its build, the host its own; the composed document carries them as data, and a small script of
 * the host sends them. Whoever makes the same call later takes the answer that is waiting. A declaration
 * that is wrong costs one call that nobody takes; nothing depends on it.
 */

export const FirstCall = z.object({
  /** Of a GET call of this contract. */
  path: z.string().check(z.regex(/^\/(wps|lgw|lotto)\/[A-Za-z0-9_/]+$/)),
  module: z.string(),
  query: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  /** Sent for those who are signed in only. */
  session: z.optional(z.boolean()),
  /** Sent at this address alone, path and query: at another one the module asks for something else. */
  at: z.optional(z.string()),
  /** Where in the value the address of the picture is that the page is waited for: it is fetched as well. */
  picture: z.optional(z.array(z.union([z.string(), z.number()]))),
});
export type FirstCall = z.infer<typeof FirstCall>;

/**
 * Declares that the first render of a module makes this call, with this request (of `OPEN_SCOPE`, where it asks for a
 * merchant or a language).
 *
 * @param picture Where in the value the address of the picture is that the page is waited for.
 * @param at The address, path and query, that it does so at alone.
 */
export function firstCall<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { picture, at }: Pick<FirstCall, 'picture' | 'at'> = {},
): FirstCall {
  const query = Object.entries(request as NonNullable<FirstCall['query']>);
  return {
    path: endpoint.path,
    module: endpoint.module,
    ...(query.length > 0 && { query: Object.fromEntries(query) }),
    ...(endpoint.who !== 'public' && { session: true }),
    ...(at && { at }),
    ...(picture && { picture }),
  };
}

export const FirstCalls = z.array(FirstCall).check(z.maxLength(20));
