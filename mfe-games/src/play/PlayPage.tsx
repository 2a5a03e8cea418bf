import { useMerchant } from '@site/api';
import { HOME_PATH } from '@site/contracts/routes';
import { Link, useBack, useSearchParams } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { FrameScreen, WholeWindow } from '../frame/FrameScreen';
import { nameOf } from '../games/nameOf';
import { useTexts } from '../useTexts';
import { mayFrame } from './frameRights';
import { gameSource } from './gameSource';
import { OpensOutside } from './OpensOutside';
import { PlayLead } from './PlayLead';
import { readPlay, type WantedPlay } from './paths';
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
  const { frames } = useMerchant();
  const close = useBack();
  const { facts, target, error, attempt, again } = usePlay(wanted);
  const name = facts ? nameOf(facts.game) : '';
  const outside = target && (target.open !== 'FRAME' || !mayFrame(new URL(target.url), frames));
  return (
    <FrameScreen
      bar="top"
      lead={<PlayLead name={name} demo={demo} onClose={close} />}
      orientation={target?.orientation ?? facts?.orientation}
      demo={demo}
      startedAt={target?.at}
      instead={outside && !error ? <OpensOutside game={facts?.game} demo={demo} /> : undefined}
      source={target && gameSource(target)}
      error={error}
      attempt={attempt}
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
        <Button variant="quiet" render={<Link to={HOME_PATH} />}>
          {t('play.none.action')}
        </Button>
      }
    />
  );
}
