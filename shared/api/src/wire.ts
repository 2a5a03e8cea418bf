import { CALL_TIME_LIMIT_MS } from '@site/contracts/http/endpoint';
import axios from 'axios';
import type { HttpAnswer, HttpRequest } from './http';

/** The one axios instance. Exported for the fake platform of tests; the site goes through `send`. */
export const client = axios.create({
  timeout: CALL_TIME_LIMIT_MS,
  transitional: { clarifyTimeoutError: true },
  // The envelope decides, not the status (docs/calls.md, "Envelope").
  validateStatus: () => true,
});

/** Puts a request on the wire. Throws what axios throws. */
export async function request(wanted: HttpRequest): Promise<HttpAnswer> {
  const { status, headers, data } = await client.request<unknown>(compact(wanted));
  return { status, headers, body: data };
}

/** axios takes an explicit `undefined` for a setting. */
const compact = (wanted: HttpRequest) =>
  Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined));
