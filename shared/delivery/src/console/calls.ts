import type { Identity } from '@site/contracts/federation/access';
import {
  type Changed,
  LogQuery,
  type Me,
  type PreviewMade,
  type Rehearsed,
  TokenCall,
} from '@site/contracts/federation/consoleApi';
import {
  DeployCall,
  FreezeCall,
  LockCall,
  PreviewCall,
  RollbackCall,
} from '@site/contracts/federation/releaseApi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { requireRole } from '../rules/requireRole';
import { ruleCalls } from '../rules/ruleCalls';
import { Unacceptable } from './answers';
import type { ConsoleContext } from './ConsoleContext';
import { CHANGES, changeLive, remotesOf } from './changes';
import { differenceOf } from './difference';
import { streamEvents } from './eventStream';
import type { ConsoleEvents } from './events';
import { once } from './idempotency';
import type { Identities } from './identity';
import { logOf } from './log';
import { matrixOf } from './matrix';
import { previewFor } from './preview';
import { rehearse } from './rehearse';
import { releasesOf } from './releases';
import { siteHealth } from './siteHealth';

interface Parts {
  readonly context: ConsoleContext;
  readonly people: Identities;
  readonly events: ConsoleEvents;
}

const Text = z.string().check(z.minLength(1), z.maxLength(200));
const MatrixQuery = z.object({ merchant: z.optional(Text) });
const DifferenceQuery = z.object({ component: Text, from: Text, to: Text });
const Component = z.object({ component: Text });

/** The calls of the console, each in the envelope of the site's calls. */
export function addCalls(app: FastifyInstance, { context, people, events }: Parts): void {
  addReads(app, { context, people, events });
  addChanges(app, { context, people, events });
}

function addReads(app: FastifyInstance, { context, people, events }: Parts): void {
  const healthNow = siteHealth(context.health, context.delivery.now);
  const get = (path: string, read: (request: FastifyRequest) => Promise<unknown>) =>
    app.get(`/api/${path}`, async (request) => success(await read(request)));

  get('access/me', async (request): Promise<Me> => {
    const { identity, why = '' } = await people.whoAsks(askingOf(request));
    return identity ? { identity } : { why };
  });
  get('matrix', async ({ query }) =>
    matrixOf(context, await healthNow(), parse(MatrixQuery, query).merchant),
  );
  get('log', ({ query }) => logOf(context, parse(LogQuery, query)));
  get('releases/:component', ({ params }) => releasesOf(context, parse(Component, params).component));
  get('diff', ({ query }) => {
    const { component, from, to } = parse(DifferenceQuery, query);
    return differenceOf(context, component, from, to);
  });
  app.get('/api/events', (request, reply) => streamEvents(request, reply, events));
}

function addChanges(app: FastifyInstance, { context, people, events }: Parts): void {
  const { audit, delivery } = context;
  const doOnce = once(delivery.now);
  const rules = ruleCalls(audit, delivery.now);

  /** A call that changes something, once for each key; whoever listens hears of it at once. */
  function post<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    change: (identity: Identity | undefined, call: z.output<Schema>) => Promise<unknown>,
  ): void {
    app.post(`/api/${path}`, async (request) => {
      const call = parse(schema, request.body);
      const { identity } = await people.whoAsks(askingOf(request));
      const caller = `${identity?.name} ${path}`;
      const key = request.headers['idempotency-key'];
      const value = await doOnce({ key, caller, input: call }, () => change(identity, call));
      void events.look();
      return success(value);
    });
  }

  app.post('/api/access/tokens', async ({ body }) => success(people.redeem(parse(TokenCall, body).token)));
  const may = (
    identity: Identity | undefined,
    action: 'deploy' | 'rollback',
    call: DeployCall | RollbackCall,
  ) => mayChange(context, identity, action, call);
  post('deploy', DeployCall, async (identity, call): Promise<Changed> => {
    const { name } = await may(identity, 'deploy', call);
    return changeLive(context, name, call, CHANGES.deploy);
  });
  post('rollback', RollbackCall, async (identity, call): Promise<Changed> => {
    const { name } = await may(identity, 'rollback', call);
    return changeLive(context, name, call, CHANGES.rollback);
  });
  post('locks', LockCall, rules.lock);
  post('freezes', FreezeCall, rules.freeze);
  post(
    'previews',
    PreviewCall,
    (identity, call): Promise<PreviewMade> => previewFor(context, identity, call),
  );
  addRehearsals(app, { context, people });
}

/** What a change would do. It changes nothing and writes nothing down, and takes no more than being known. */
function addRehearsals(app: FastifyInstance, { context, people }: Omit<Parts, 'events'>): void {
  async function nameOf(request: FastifyRequest): Promise<string> {
    const { identity, why } = await people.whoAsks(askingOf(request));
    if (identity) return identity.name;
    throw new Unacceptable(401, 'identity.required', `${why}: this takes somebody who is known.`);
  }
  app.post('/api/rehearse/deploy', async (request): Promise<Answered<Rehearsed>> => {
    const name = await nameOf(request);
    return success(await rehearse(context, name, parse(DeployCall, request.body), CHANGES.deploy));
  });
  app.post('/api/rehearse/rollback', async (request): Promise<Answered<Rehearsed>> => {
    const name = await nameOf(request);
    return success(await rehearse(context, name, parse(RollbackCall, request.body), CHANGES.rollback));
  });
}

/** Breaking a lock or freeze is a right of its own. */
async function mayChange(
  { audit, delivery }: ConsoleContext,
  identity: Identity | undefined,
  action: 'deploy' | 'rollback',
  call: DeployCall | RollbackCall,
): Promise<Identity> {
  const scope = { remotes: remotesOf(call), merchants: [call.merchant] };
  const known = await requireRole(audit, identity, action, scope, delivery.now());
  return call.break === undefined ? known : requireRole(audit, identity, 'break', scope, delivery.now());
}

interface Answered<Value> {
  readonly success: true;
  readonly value: Value;
}

const success = <Value>(value: Value): Answered<Value> => ({ success: true, value });

function askingOf({ headers, socket }: FastifyRequest) {
  return { headers, remoteAddress: socket.remoteAddress };
}

/** @throws Unacceptable naming the first place that is wrong. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = z.safeParse(schema, value ?? {});
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const place = issue?.path.join('.') || 'its top';
  throw new Unacceptable(400, 'request.malformed', `What was sent is wrong at ${place}: ${issue?.message}.`);
}
