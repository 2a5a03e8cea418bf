import * as contract from '@site/contracts/areas/promotions';
import type { FastifyInstance } from 'fastify';
import { accountRoute } from '../../core/http/route';
import { claimReward, joinPromotion } from './signUps';

/** Joining and claiming; the list is part of the announcements. */
export function registerPromotions(app: FastifyInstance): void {
  accountRoute(app, contract.joinPromotion, async ({ db, account, clock }, { promotionId }) => ({
    signUpStatus: await db.transaction((tx) => joinPromotion(tx, account, promotionId, new Date(clock()))),
  }));

  accountRoute(app, contract.claimReward, async ({ db, account, clock }, { promotionId }) => ({
    signUpStatus: await claimReward(db, account, promotionId, new Date(clock())),
  }));
}
