import { MINUTE } from '../../core/clock';
import type { Area } from '../../core/http/area';
import { rewardReferrers } from './payOut';
import { registerReferral } from './routes';

/** How often a process looks for days to reward: each is soon after its morning has come, and none is found twice. */
const REWARD_EVERY_MS = 10 * MINUTE;

/** Members who invite friends. */
export const referral: Area = {
  register: registerReferral,
  jobs: [{ name: 'rewarding referrers', everyMs: REWARD_EVERY_MS, run: rewardReferrers }],
};
