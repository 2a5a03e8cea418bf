import { PATHS } from '@site/contracts/values/paths';
import { Link, useSearchParams } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { nameOf } from '../../catalogue/nameOf';
import { useTexts } from '../../useTexts';
import { FrameScreen, WholeWindow } from '../frame/FrameScreen';
import { readPlay, type WantedPlay } from '../launch/playPath';
import { gameSource } from './gameSource';
import { OpensOutside } from './OpensOutside';
import { PlayLead } from './PlayLead';
import { useLeaveGame } from './useLeaveGame';
import { usePlay } from './usePlay';

/** A game inside the site. Its address names the game; what opens it stays in memory. */
export default function PlayPage() {
  const [query] = useSearchParams();
  const wanted = readPlay(query);
  return <WholeWindow>{wanted ? <Play key={query.toString()} wanted={wanted} /> : <NoGame />}</WholeWindow>;
}

function Play({ wanted }: { wanted: WantedPlay }) {
  const { t } = useTexts();
  const { demo } = wanted;
  const close = useLeaveGame();
  const { game, launched, orientation, error, again } = usePlay(wanted);
  const name = game ? nameOf(game) : '';
  const opensOutside = launched !== undefined && launched.place !== 'frame';
  return (
    <FrameScreen
      bar="top"
      lead={<PlayLead name={name} demo={demo} onClose={close} />}
      orientation={orientation}
      demo={demo}
      nodeId={wanted.nodeId}
      instead={opensOutside && !error ? <OpensOutside game={game} demo={demo} /> : undefined}
      source={launched && gameSource(launched)}
      error={error}
      again={again}
      words={{
        opening: t('launch.opening'),
        slow: t('play.slow'),
        failed: t('play.failed.title'),
        silent: t('play.failed.silent'),
        expired: t('play.failed.expired'),
      }}
      name={name}
      onClose={close}
    />
  );
}

/** The address names no game: a link that was cut, or typed. */
function NoGame() {
  const { t } = useTexts();
  return (
    <EmptyState
      heading="h1"
      picture="broken"
      title={t('play.none.title')}
      body={t('play.none.body')}
      action={
        <Button variant="quiet" render={<Link to={PATHS.home} />}>
          {t('play.none.action')}
        </Button>
      }
    />
  );
}
