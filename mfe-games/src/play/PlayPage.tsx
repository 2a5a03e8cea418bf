import { HOME_PATH } from '@site/contracts/routes';
import { Link, useBack, useSearchParams } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { useEffect, useState } from 'react';
import { nameOf } from '../games/nameOf';
import { refreshAfterPlay } from '../launch/refreshAfterPlay';
import { RealityCheck } from '../realityCheck/RealityCheck';
import { useTexts } from '../useTexts';
import { PlayBar } from './PlayBar';
import styles from './PlayPage.module.css';
import { PlayStage } from './PlayStage';
import { readPlay, type WantedPlay } from './paths';
import { RotateHint } from './RotateHint';
import { useFullScreen } from './useFullScreen';
import { usePlay } from './usePlay';
import { useWakeLock } from './useWakeLock';

/** A game inside the site. Its address names the game; what opens it stays in memory. */
export default function PlayPage() {
  const [query] = useSearchParams();
  const wanted = readPlay(query);
  return (
    <div className={styles.page}>{wanted ? <Play key={query.toString()} wanted={wanted} /> : <NoGame />}</div>
  );
}

function Play({ wanted }: { wanted: WantedPlay }) {
  const close = useBack();
  const play = usePlay(wanted);
  const { facts, target } = play;
  const orientation = target?.orientation ?? facts?.orientation;
  const { isFull, toggle } = useFullScreen(orientation);
  const [settingReminder, setReminder] = useState(false);
  const name = facts ? nameOf(facts.game) : '';
  useWakeLock();
  useEffect(() => refreshAfterPlay, []);
  return (
    <>
      <PlayBar
        name={name}
        demo={wanted.demo}
        isFull={isFull}
        onFullScreen={toggle}
        onReminder={() => setReminder(true)}
        onClose={close}
      />
      {orientation === 'landscape' && <RotateHint />}
      <PlayStage play={play} name={name} demo={wanted.demo} onClose={close} />
      <RealityCheck
        demo={wanted.demo}
        startedAt={target?.at}
        setting={settingReminder}
        onSet={() => setReminder(false)}
        onStop={close}
      />
    </>
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
