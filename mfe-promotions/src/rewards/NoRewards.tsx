import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useTexts } from '../useTexts';
import type { RewardTab } from './rewardTabs';

/** In the place of a list with nothing in it. */
export function NoRewards({ tab }: { tab: RewardTab }) {
  const { t } = useTexts();
  const hasPromotions = useRouteExists(PATHS.promotions);
  return (
    <EmptyState
      picture="gift"
      title={t(`rewards.empty.${tab}.title`)}
      body={t(`rewards.empty.${tab}.body`)}
      action={
        hasPromotions && (
          <Button variant="quiet" render={<Link to={PATHS.promotions} />}>
            {t('rewards.empty.promotions')}
          </Button>
        )
      }
    />
  );
}
