import * as contract from '@site/contracts/areas/promotions';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { applyForReward, claimReward } from './claim';
import { joinPromotion } from './signUps';

/** Joining, claiming and applying; list and detail are part of the announcements (docs/calls.md, "Promotions"). */
export function registerPromotions(app: FastifyInstance): void {
  accountRoute(app, contract.joinPromotion, async ({ db, account, clock }, { promotionId }) => ({
    signUpStatus: await db.transaction((tx) => joinPromotion(tx, account, promotionId, new Date(clock()))),
  }));

  // Idempotent: `db` is the transaction that also keeps the answer.
  accountRoute(app, contract.claimReward, async ({ db, account, clock }, { promotionId }) => ({
    signUpStatus: await claimReward(db, account, promotionId, new Date(clock())),
  }));

  accountRoute(app, contract.applyReward, async ({ db, account, clock }, application) => ({
    signUpStatus: await db.transaction((tx) => applyForReward(tx, account, application, new Date(clock()))),
  }));
}
