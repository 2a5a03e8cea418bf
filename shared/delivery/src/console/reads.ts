import { LogQuery, type Me } from '@site/contracts/federation/consoleApi';
import { MerchantCode } from '@site/contracts/federation/merchant';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ConsoleContext } from './ConsoleContext';
import { askingOf, parse, success } from './callParts';
import { differenceOf } from './difference';
import { streamEvents } from './eventStream';
import type { ConsoleEvents } from './events';
import type { Identities } from './identity';
import { logOf } from './log';
import { matrixOf } from './matrix';
import { previewsOf } from './preview';
import { releasesOf } from './releases';
import { rolloutHealth, rolloutsOf } from './rollouts';
import { siteHealth } from './siteHealth';

/** What every call of the console needs. */
export interface CallParts {
  readonly context: ConsoleContext;
  readonly people: Identities;
  readonly events: ConsoleEvents;
}

const Text = z.string().check(z.minLength(1), z.maxLength(200));
const MatrixQuery = z.object({ merchant: z.optional(Text) });
const DifferenceQuery = z.object({ component: Text, from: Text, to: Text });
const Component = z.object({ component: Text });
const Id = z.object({ id: Text });
const OfMerchant = z.object({ merchant: MerchantCode });

/** The calls that read; they are everybody's. */
export function addReads(app: FastifyInstance, { context, people, events }: CallParts): void {
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
  get('previews', ({ query }) => previewsOf(context, parse(OfMerchant, query).merchant));
  get('rollouts', () => rolloutsOf(context));
  get('rollouts/:id/health', ({ params }) => rolloutHealth(context, parse(Id, params).id));
  app.get('/api/events', (request, reply) => streamEvents(request, reply, events));
}
