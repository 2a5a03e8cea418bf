import * as contract from '@site/contracts/areas/rewards';
import type { FastifyInstance } from 'fastify';
import { refuseStoppedOffers } from '../../core/care/state';
import { accountRoute } from '../../core/http/route';
import { grantDue } from './due';
import { listRewards, takeAndTell } from './list';

/** The reward centre (docs/calls.md, "Rewards"). */
export function registerRewards(app: FastifyInstance): void {
  accountRoute(
    app,
    contract.rewardList,
    async ({ db, account, closings, clock, language }, { language: _asked, ...wanted }) => {
      const at = new Date(clock());
      refuseStoppedOffers(closings, at);
      await grantDue(db, account, at);
      return listRewards(db, account, wanted, at, language);
    },
  );

  accountRoute(app, contract.takeReward, ({ db, account, clock, language }, { rewardId }) =>
    takeAndTell(db, account, rewardId, new Date(clock()), language),
  );
}
