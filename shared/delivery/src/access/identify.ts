import { timingSafeEqual } from 'node:crypto';
import proxyAddr from '@fastify/proxy-addr';
import type { Identity } from '@site/contracts/federation/access';
import { Refusal } from '../refusal';
import type { Access, Person } from './accessFile';
import { hashOf } from './token';

/** What a proxy shows that it is ours by; the value is `CONSOLE_PROXY_SECRET`. */
export const PROXY_SECRET_HEADER = 'x-proxy-secret';

const LEAST_SECRET_LENGTH = 32;

/** Of a request, what says who asks. */
export interface Asking {
  /** With names in small letters, as Node gives them. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** Of the connection, without port; never what a header says. */
  readonly remoteAddress: string | undefined;
}

/** Who asks, or why that is not known: a sentence for whoever asked, which names no secret. */
export type Identified =
  | { readonly identity: Identity; readonly why?: undefined }
  | { readonly identity?: undefined; readonly why: string };

/**
 * Reads who a request is from: whoever has the token that it bears, else whom a proxy of ours names in its header. A
 * token that is wrong is not made good by a header.
 *
 * @param proxySecret As `readProxySecret` returns it; without one no header is believed.
 */
export function identify(
  access: Access,
  asking: Asking,
  { now, proxySecret }: { readonly now: Date; readonly proxySecret?: string | undefined },
): Identified {
  const { authorization } = asking.headers;
  if (authorization !== undefined)
    return named(ofToken(access, authorization), now, 'This token is not known');
  const header = access.header?.toLowerCase();
  const subject = header === undefined ? undefined : asking.headers[header];
  if (subject === undefined) return { why: 'Nobody is signed in' };
  if (!isOurProxy(access, asking, proxySecret))
    return { why: `${access.header} is believed from a proxy of access.json alone, with its secret` };
  const person = access.people.find((one) => one.subject !== undefined && one.subject === subject);
  return named(person, now, `${JSON.stringify(subject)} is not in access.json`);
}

/**
 * The secret that proxies send, CONSOLE_PROXY_SECRET; undefined when there is none.
 *
 * @throws Refusal when it could be guessed.
 */
export function readProxySecret(
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const secret = environment.CONSOLE_PROXY_SECRET;
  if (!secret) return undefined;
  if (secret.length >= LEAST_SECRET_LENGTH) return secret;
  throw new Refusal(`CONSOLE_PROXY_SECRET is too short: at least ${LEAST_SECRET_LENGTH} characters.`);
}

function ofToken(access: Access, authorization: string | readonly string[]): Person | undefined {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{1,200})$/i.exec(String(authorization)) ?? [];
  if (token === undefined) return undefined;
  const hash = hashOf(token);
  return access.people.find(({ tokenHash }) => tokenHash !== undefined && isEqual(tokenHash, hash));
}

function isOurProxy(
  { proxies }: Access,
  { headers, remoteAddress }: Asking,
  proxySecret: string | undefined,
): boolean {
  const sent = headers[PROXY_SECRET_HEADER];
  if (!proxySecret || typeof sent !== 'string' || remoteAddress === undefined) return false;
  return isEqual(hashOf(sent), hashOf(proxySecret)) && proxyAddr.compile([...proxies])(remoteAddress, 0);
}

function named(person: Person | undefined, now: Date, otherwise: string): Identified {
  if (!person) return { why: otherwise };
  const { name, until, grants } = person;
  if (until !== undefined && Date.parse(until) <= now.getTime())
    return { why: `The access of ${name} ended ${until}` };
  return { identity: { name, grants, ...(until !== undefined && { until }) } };
}

/** Of two hashes, which have one length, in a time that says nothing of where they differ. */
function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
