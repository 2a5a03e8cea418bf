import { liveModels } from '@site/contracts/areas/live';
import type { FastifyInstance } from 'fastify';
import { route } from '../../core/http/route';
import { listLiveModels } from './liveModels';

const switched = (value: '0' | '1' | undefined) => (value === undefined ? undefined : value === '1');

/** The call of live models. */
export function registerLive(app: FastifyInstance): void {
  route(app, liveModels, async ({ db, merchant, language }, { active, streaming }) => ({
    list: await listLiveModels(
      db,
      { merchant: merchant.code, active: switched(active), streaming: switched(streaming) },
      language,
    ),
  }));
}
