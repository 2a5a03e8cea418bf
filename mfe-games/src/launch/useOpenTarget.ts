import { useMerchant } from '@site/api';
import type { LaunchTarget } from '@site/contracts/games';
import { useNavigate, useRouteExists } from '@site/router';
import { useConfirm } from '@site/ui/Dialog';
import { mayFrame } from '../play/frameRights';
import { PLAY_PATH, playPath } from '../play/paths';
import { preparePlay } from '../play/preparedPlay';
import { useTexts } from '../useTexts';
import type { GameLaunch } from './launchPlan';
import { leavePage, openWindow } from './leavePage';
import { requestLaunch } from './requestLaunch';

/**
 * Opens a launched game as its vendor wants it: inside the site, beside it, or in its place. A game for a frame
 * that this merchant's policy would not show, or a site without the page for it, leaves the site too.
 */
export function useOpenTarget() {
  const { t } = useTexts();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const { frames } = useMerchant();
  const hasPlayPage = useRouteExists(PLAY_PATH);
  return async (launch: GameLaunch, target: LaunchTarget): Promise<void> => {
    const address = new URL(target.url);
    if (target.open === 'FRAME' && hasPlayPage && mayFrame(address, frames)) {
      preparePlay(launch, target);
      await navigate(playPath({ nodeId: launch.nodeId, demo: launch.freeplay === 1 }));
      return;
    }
    if (target.open !== 'POPUP') return leavePage(address);
    if (openWindow(address)) return;
    const openHere = await confirm({
      title: t('launch.blocked.title'),
      body: t('launch.blocked.body'),
      confirmLabel: t('launch.blocked.openHere'),
      cancelLabel: t('launch.blocked.cancel'),
    });
    // The question may have stood longer than the launch is good for.
    if (openHere) await leavePage(new URL((await requestLaunch(launch)).url));
  };
}
