import { useFlag } from '@site/api';
import { isTrialAccount } from '@site/contracts/accountTypes';
import { type Game, OPENS_VENDOR_LIST } from '@site/contracts/games';
import { useNavigate, useRouteExists } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { offersFreePlay } from '../launch/launchPlan';
import type { Launch } from '../launch/useLaunch';
import { PLAY_PATH, playPath } from '../play/paths';
import { useTexts } from '../useTexts';

/** Where visitors start free play. */
const TRIAL_PATH = '/m/trail';

export interface WaysToPlayProps {
  game: Game;
  launch: Launch;
  onLeave: () => void;
}

/**
 * Play, and play with play money where the game has it: members at once, guests by way of a trial, which leads on
 * to the game. Trial accounts have nothing but play money, and so one way.
 */
export function WaysToPlay({ game, launch, onLeave }: WaysToPlayProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const isGuest = useSession((session) => session === null);
  const isTrial = useSession((session) => session !== null && isTrialAccount(session.type));
  const offersTrial = useFlag('freePlay');
  const hasTrial = useRouteExists(TRIAL_PATH);
  const hasPlay = useRouteExists(PLAY_PATH);
  const isEntry = game.isGameH5 === OPENS_VENDOR_LIST;
  const hasDemo = offersFreePlay(game) && !isTrial && !isEntry;
  const demo = () => {
    onLeave();
    if (!isGuest) return launch(game, 'list', true);
    const target = playPath({ nodeId: game.nodeId, demo: true });
    void navigate(`${TRIAL_PATH}?${new URLSearchParams({ return: target })}`);
  };
  const play = () => {
    onLeave();
    launch(game);
  };
  return (
    <>
      {hasDemo && (!isGuest || (offersTrial && hasTrial && hasPlay)) && (
        <Button variant="quiet" onClick={demo}>
          {t('sheet.demo')}
        </Button>
      )}
      <Button onClick={play}>{t('sheet.play')}</Button>
    </>
  );
}
