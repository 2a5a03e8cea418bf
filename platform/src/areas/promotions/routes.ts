import * as contract from '@site/contracts/areas/messages';
import type { FastifyInstance } from 'fastify';
import { refuseStoppedOffers } from '../../core/care/state';
import { accountRoute } from '../../core/http/route';
import { claimReward, joinPromotion } from './signUps';

/** Joining and claiming; the list is part of the announcements. */
export function registerPromotions(app: FastifyInstance): void {
  accountRoute(app, contract.joinPromotion, async ({ db, account, closings, clock }, { promotionId }) => {
    const at = new Date(clock());
    refuseStoppedOffers(closings, at);
    return { signUpStatus: await joinPromotion(db, account, promotionId, at) };
  });

  accountRoute(app, contract.claimReward, async ({ db, account, closings, clock }, { promotionId }) => {
    const at = new Date(clock());
    refuseStoppedOffers(closings, at);
    return { signUpStatus: await claimReward(db, account, promotionId, at) };
  });
}
