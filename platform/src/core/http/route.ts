import type { Readable } from 'node:stream';
import type { Endpoint, ModuleId } from '@site/contracts/http/endpoint';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Account } from '../accounts/tables';
import type { Closings } from '../care/state';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { chooseLanguage, type Language } from '../language';
import type { Merchant } from '../merchants/tables';
import type { SignedIn } from '../sessions/sessions';
import type { SessionRecord } from '../sessions/tables';
import { authorize, identify } from './caller';
import { clientNetwork } from './clientNetwork';
import { openBody } from './encryption';
import { successEnvelope } from './envelope';
import { sendWithETag } from './etag';
import { type Multipart, readMultipart, scopeFor } from './forms';
import { withIdempotency } from './idempotency';
import { refuseWhenClosed, resolveMerchant } from './merchant';
import { parseRequest } from './parse';
import { refuseWhilePlayIsClosed, tellPlayState } from './playState';
import { type Limit, moneyLimit, sessionLimit } from './rateLimit';
import { Refusal } from './refusal';
import type { ResponseCache } from './responseCache';

/** What a handler knows of the call besides its parameters. */
export interface Context {
  /** The database; on money-moving calls the transaction that also keeps the answer. Use no other. */
  readonly db: Database;
  readonly merchant: Merchant;
  /** The area that the call is made for. */
  readonly module: ModuleId;
  readonly session?: SessionRecord;
  readonly account?: Account;
  /** What may close the account for play (core/care/state.ts); undefined when it cannot be read. */
  readonly closings?: Closings | null | undefined;
  readonly language: Language;
  readonly clock: Clock;
  readonly log: FastifyBaseLogger;
  readonly ip: string;
  /** What callers are told apart by where calls are counted: the address, or its /64. */
  readonly network: string;
  /** Reads the picture of a multipart body; others have none. */
  readonly readPicture: Multipart['readPicture'];
  readonly http: { readonly request: FastifyRequest; readonly reply: FastifyReply };
}

/** The context of a call that needs a session. */
export interface SignedInContext extends Context {
  readonly session: SessionRecord;
  readonly account: Account;
}

interface RouteOptions<C extends Context, E extends Endpoint> {
  /** Answers in maintenance and to restricted regions too (docs/calls.md, "Rights"). */
  readonly alwaysOpen?: boolean;
  readonly status?: 202;
  /** Sends the bare value under this content type, without envelope. */
  readonly bare?: string;
  /** Replaces `private, max-age=0, must-revalidate` of a cached call. */
  readonly cacheControl?: string;
  /** A limit for one address besides the general ones (docs/calls.md, "Rate limits"). */
  readonly limit?: Limit;
  /** Hashes a password, or costs as much: waits for its turn before anything is done for it. */
  readonly costly?: boolean;
  /** Keeps answers that depend on merchant, language and parameters alone. */
  readonly memory?: ResponseCache;
  /** Bytes; the app's own when left out. */
  readonly bodyLimit?: number;
  /**
   * Runs before the transaction of a call that moves money: what it writes stays, though the call is refused. A key
   * that has its answer gets that one, whatever this refuses.
   */
  readonly before?: (context: C, request: z.output<E['request']>) => Promise<void>;
}

/** The value of the call; of a `stream` its events, as they are written. */
type Answer<E extends Endpoint> = z.input<E['value']> | Readable;

type Handler<C extends Context, E extends Endpoint> = (
  context: C,
  request: z.output<E['request']>,
) => Promise<Answer<E>> | Answer<E>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noPicture = (): Promise<never> => {
  throw new Error('the body is no multipart');
};

/** What a failed value check tells the log: where, never what. */
export function checkValue<E extends Endpoint>(endpoint: E, value: unknown): unknown {
  const checked = endpoint.value.safeParse(value);
  if (checked.success) return checked.data;
  const where = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
  throw new Error(`the answer of ${endpoint.method} ${endpoint.path} breaks its contract: ${where}`);
}

/**
 * The area of a call. One that serves several is told by its `ModuleId` header, and guesses nothing.
 *
 * @throws Refusal request.invalid
 */
function moduleOf(endpoint: Endpoint, request: FastifyRequest): ModuleId {
  if (!endpoint.modules) return endpoint.module;
  const named = endpoint.modules.find((module) => module === request.headers.moduleid);
  if (!named) throw new Refusal('request.invalid');
  return named;
}

/**
 * Registers a call of the contract: verb and path, limits, merchant, module switch, caller, whether the account may
 * play, encryption, parameters, idempotency, the check of the answer, envelope and ETag, each as the endpoint says.
 *
 * @param handler Does the call; throws Refusal to refuse it.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<Context, E>,
  options: RouteOptions<Context, E> = {},
): void {
  const { platform } = app;
  const { db, clock, limiter, costlyCalls, config } = platform;
  const callers = sessionLimit(config.rateLimitFactor);
  const takesQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE';
  platform.methods.set(
    endpoint.path,
    (platform.methods.get(endpoint.path) ?? new Set<string>()).add(endpoint.method),
  );

  async function readInput(request: FastifyRequest): Promise<unknown> {
    if (takesQuery) return request.query;
    const body = request.body ?? {};
    return endpoint.encrypted ? openBody(platform, request.headers.encryption, body) : body;
  }

  async function admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const network = clientNetwork(request.ip);
    if (options.limit) await limiter.take(options.limit, network);
    return options.costly ? costlyCalls.take(network, () => answer(request, reply)) : answer(request, reply);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const sent = takesQuery ? request.query : request.body;
    const parameters = isRecord(sent) ? sent : {};
    const merchant = await resolveMerchant(db, request, parameters);
    const language = chooseLanguage(
      parameters.language ?? parameters.lang,
      request.headers['accept-language'],
      merchant.defaultLanguage,
    );
    request.language = language;
    if (!options.alwaysOpen) refuseWhenClosed(merchant, request.ip);
    const caller: SignedIn | undefined = await identify(db, request, merchant.code, endpoint, clock());
    if (caller) {
      tellPlayState(reply, caller.closings, clock());
      await limiter.take(callers, caller.session.id);
    }
    const module = moduleOf(endpoint, request);
    if (merchant.modulesOff.includes(module)) throw new Refusal('feature.unavailable');
    authorize(endpoint, module, caller);
    if (caller) refuseWhilePlayIsClosed(endpoint, caller.closings, clock());
    const multipart = endpoint.multipart ? await readMultipart(request) : undefined;
    const typed = multipart ? multipart.fields : await readInput(request);
    const input = parseRequest<E['request']>(endpoint.request, typed);
    const context: Context = {
      db,
      merchant,
      module,
      language,
      clock,
      log: request.log,
      ip: request.ip,
      network: clientNetwork(request.ip),
      readPicture: multipart?.readPicture ?? noPicture,
      http: { request, reply },
      ...(caller && { session: caller.session, account: caller.account, closings: caller.closings }),
    };
    const run = async (database: Database) => {
      const value = await handler({ ...context, db: database }, input);
      return endpoint.stream ? value : checkValue(endpoint, value);
    };
    if (options.memory)
      return options.memory.take(db, JSON.stringify([endpoint.path, merchant.code, language, input]), () =>
        run(db),
      );
    if (!endpoint.idempotent) return run(db);
    const payer = caller?.account.id ?? request.ip;
    await limiter.take(moneyLimit, payer);
    const call = { http: context.http, caller: payer, input, secrets: endpoint.secrets };
    return withIdempotency(platform, call, run, () => options.before?.(context, input));
  }

  scopeFor(app, endpoint, (scope) =>
    scope.route({
      method: endpoint.method,
      url: endpoint.path,
      ...(options.bodyLimit !== undefined && { bodyLimit: options.bodyLimit }),
      // There is no length of a stream to ask for.
      ...(endpoint.stream && { exposeHeadRoute: false }),
      handler: async (request, reply) => {
        const value = await admit(request, reply);
        if (endpoint.stream) return sendEvents(reply, value);
        const body = JSON.stringify(options.bare ? value : successEnvelope(value));
        reply.code(options.status ?? 200).type(options.bare ?? 'application/json; charset=utf-8');
        return endpoint.cached ? sendWithETag(request, reply, body, options.cacheControl) : reply.send(body);
      },
    }),
  );
}

/**
 * Sends events as they come: nothing on the way to the page may keep, compress or change them. The connection goes with
 * them, so that a platform that stops does not wait for another call on it.
 */
function sendEvents(reply: FastifyReply, events: unknown): FastifyReply {
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .header('connection', 'close')
    .send(events);
}

/** As `route`, for calls that need a session: the handler's context holds it and its account. */
export function accountRoute<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<SignedInContext, E>,
  options: RouteOptions<SignedInContext, E> = {},
): void {
  if (endpoint.who === 'public') throw new Error(`${endpoint.path} may be called without a session`);
  const { before, ...others } = options;
  route<E>(app, endpoint, (context, input) => handler(signedIn(context), input), {
    ...others,
    ...(before && { before: (context, input) => before(signedIn(context), input) }),
  });
}

/** @throws Refusal auth.required */
function signedIn(context: Context): SignedInContext {
  const { session, account } = context;
  if (!session || !account) throw new Refusal('auth.required');
  return { ...context, session, account };
}
