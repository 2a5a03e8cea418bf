import { useFlag } from '@site/api';
import { type Game, OPENS_VENDOR_LIST } from '@site/contracts/areas/games';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useNavigate, useRouteExists } from '@site/router';
import { useSession } from '@site/session';
import { Button } from '@site/ui/Button';
import { useTexts } from '../../useTexts';
import { offersFreePlay } from '../launch/launchPlan';
import { playPath } from '../launch/playPath';
import type { Launch } from '../launch/useLaunch';

export interface PlayOptionsProps {
  game: Game;
  launch: Launch;
  onLeave: () => void;
}

/**
 * Play, and play with play money where the game has it: members at once, guests by way of a trial, which leads on
 * to the game. Trial accounts have nothing but play money, and so one way.
 */
export function PlayOptions({ game, launch, onLeave }: PlayOptionsProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const isGuest = useSession((session) => session === null);
  const isTrial = useSession((session) => session !== null && isTrialAccount(session.type));
  const offersTrial = useFlag('freePlay');
  const hasTrial = useRouteExists(PATHS.trial);
  const hasPlay = useRouteExists(PATHS.play);
  const isEntry = game.isGameH5 === OPENS_VENDOR_LIST;
  const hasDemo = offersFreePlay(game) && !isTrial && !isEntry;
  const demo = () => {
    onLeave();
    if (!isGuest) return launch(game, 'list', true);
    const target = playPath({ nodeId: game.nodeId, demo: true });
    void navigate(addressOf(PATHS.trial, { return: target }));
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
