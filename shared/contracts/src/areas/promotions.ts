import * as z from 'zod/mini';
import { endpoint } from '../http/endpoint';
import { Id } from '../values/values';

/** What members send along may have, at most: pictures, and characters of text, an emoji counting as one. */
export const APPLICATION_LIMITS = { pictures: 3, characters: 140 } as const;

/** How a promotion stands for the member from now on. Text, not an enumeration, as in the list. */
const SignUp = z.object({ signUpStatus: z.string() });

export const joinPromotion = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpPromotionJoin',
  module: 'REWCEN3',
  who: 'member',
  request: z.object({ promotionId: Id }),
  value: SignUp,
});

export const claimReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_signUpRequestReward',
  module: 'REWCEN3',
  who: 'member',
  request: z.object({ promotionId: Id }),
  value: SignUp,
  idempotent: true,
});

/**
 * Asks for a reward that needs pictures or a remark. The platform checks both against what the promotion asks for, and
 * says which is missing or too much.
 */
export const applyReward = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_applyReward',
  module: 'REWCEN3',
  who: 'member',
  request: z.object({
    /** Ids of pictures sent before, for REWARD. */
    pictures: z.array(Id).check(z.maxLength(20)),
    promotionId: Id,
    remarks: z.string().check(z.maxLength(10_000)),
  }),
  value: SignUp,
});
