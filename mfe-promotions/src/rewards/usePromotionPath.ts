import type { Reward } from '@site/contracts/areas/rewards';
import { PATHS } from '@site/contracts/values/paths';
import { useRouteExists } from '@site/router';
import { detailAddress } from '../promotion/detailAddress';

/** Where the terms of a reward are; `undefined` for one without a promotion, and where the site has no such page. */
export function usePromotionPath({ promotionId }: Reward): string | undefined {
  const exists = useRouteExists(PATHS.promotion);
  return exists && promotionId !== undefined ? detailAddress(promotionId) : undefined;
}
