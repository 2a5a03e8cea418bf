import type { Action, Identity } from '@site/contracts/federation/access';
import { TokenCall } from '@site/contracts/federation/consoleApi';
import {
  DeployCall,
  FreezeCall,
  LockCall,
  PreviewCall,
  RollbackCall,
  RolloutCall,
  RolloutStepCall,
  TrafficCall,
} from '@site/contracts/federation/releaseApi';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { DeliveryContext } from '../product/deploy/deploy';
import type { Deployment } from '../product/deploy/deployments';
import { requireRole } from '../rules/requireRole';
import { ruleCalls } from '../rules/ruleCalls';
import { Unacceptable } from './answers';
import { askingOf, parse, success } from './callParts';
import { CHANGES, changeLive, type Decided, remotesOf } from './changes';
import { once } from './idempotency';
import { moving, ROLLOUT_MOVES, type RolloutMove, sharing, starting } from './moveRollout';
import { previewFor } from './preview';
import type { CallParts } from './reads';
import { rehearse } from './rehearse';
import { placeOf } from './rollouts';

/** A change of what is live, as it was asked for. */
interface Asked {
  readonly action: Action;
  /** What it is about, as rights are given. */
  readonly remotes: readonly string[];
  readonly call: Decided;
  readonly change: (delivery: DeliveryContext) => Promise<Deployment | undefined>;
}

/** The calls that change something, each by whoever may and once for each key. */
export function addWrites(app: FastifyInstance, { context, people, events }: CallParts): void {
  const { audit, delivery, health } = context;
  const doOnce = once(delivery.now);
  const rules = ruleCalls(audit, delivery.now);
  const whoAsks = (request: FastifyRequest) => people.whoAsks(askingOf(request));

  function post<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    change: (
      identity: Identity | undefined,
      call: z.output<Schema>,
      request: FastifyRequest,
    ) => Promise<unknown>,
  ): void {
    app.post(`/api/${path}`, async (request) => {
      const call = parse(schema, request.body);
      const { identity } = await whoAsks(request);
      const caller = `${identity?.name} ${request.url}`;
      const key = request.headers['idempotency-key'];
      const value = await doOnce({ key, caller, input: call }, () => change(identity, call, request));
      // Whoever listens hears of it at once.
      void events.look();
      return success(value);
    });
  }

  /** A change of what is live, and its rehearsal, which changes nothing and takes no more than being known. */
  function postLive<Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    read: (call: z.output<Schema>, id: string) => Asked,
  ): void {
    const idOf = ({ params }: FastifyRequest) => (params as { id?: string }).id ?? '';
    post(path, schema, async (identity, sent, request) => {
      const asked = read(sent, idOf(request));
      const { name } = await mayDo(identity, asked);
      return changeLive(context, name, asked.call, asked.change);
    });
    app.post(`/api/rehearse/${path}`, async (request) => {
      const { identity, why } = await whoAsks(request);
      if (!identity)
        throw new Unacceptable(401, 'identity.required', `${why}: this takes somebody who is known.`);
      const { call, change } = read(parse(schema, request.body), idOf(request));
      return success(await rehearse(context, identity.name, call, change));
    });
  }

  /** Breaking a lock or freeze is a right of its own. */
  async function mayDo(identity: Identity | undefined, { action, remotes, call }: Asked): Promise<Identity> {
    const scope = { remotes: [...remotes], merchants: [call.merchant] };
    const known = await requireRole(audit, identity, action, scope, delivery.now());
    return call.break === undefined ? known : requireRole(audit, identity, 'break', scope, delivery.now());
  }

  app.post('/api/access/tokens', async ({ body }) => success(people.redeem(parse(TokenCall, body).token)));
  postLive('deploy', DeployCall, (call) => ({
    ...{ action: 'deploy', remotes: remotesOf(call), call },
    change: (on) => CHANGES.deploy(on, call),
  }));
  postLive('rollback', RollbackCall, (call) => ({
    ...{ action: 'rollback', remotes: remotesOf(call), call },
    change: (on) => CHANGES.rollback(on, call),
  }));
  postLive('rollouts', RolloutCall, (call) => ({
    ...{ action: 'start', remotes: [call.component], call },
    change: (on) => starting(health)(on, call),
  }));
  for (const move of Object.keys(ROLLOUT_MOVES) as RolloutMove[]) {
    postLive(`rollouts/:id/${move}`, RolloutStepCall, (call, id) => {
      const { merchant, remote } = placeOf(id);
      return { action: move, remotes: [remote], call: { ...call, merchant }, change: moving(id, move) };
    });
  }
  postLive('rollouts/:id/traffic', TrafficCall, (call, id) => {
    const { merchant, remote } = placeOf(id);
    const change = sharing(health, id, call.traffic);
    return { action: 'traffic', remotes: [remote], call: { ...call, merchant }, change };
  });
  post('locks', LockCall, rules.lock);
  post('freezes', FreezeCall, rules.freeze);
  post('previews', PreviewCall, (identity, call) => previewFor(context, identity, call));
}
