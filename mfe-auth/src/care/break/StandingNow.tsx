import type { PlayState } from '@site/contracts/areas/care';
import { PATHS } from '@site/contracts/values/paths';
import { formatDate, formatDateTime } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { CalendarClock, CirclePause, DoorClosed } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTexts } from '../../useTexts';
import { useHasCome } from '../parts/useHasCome';
import styles from './Break.module.css';
import { refreshPlayState } from './queries';
import { Standing } from './Standing';
import { useServerMinute } from './useServerMinute';

/** What holds now, said again when it changes; nothing while play is open. */
export function StandingNow({ state }: { state: PlayState }) {
  const note = useNote(state);
  const title = useFocusIfLost(state.state);
  return (
    <>
      <div role="status">
        {note && (
          <Standing {...note} titleRef={title}>
            <WaysOut />
          </Standing>
        )}
      </div>
      {state.until !== undefined && <LookAgain key={state.until} at={state.until} />}
    </>
  );
}

/** A title that takes up the focus when what had it, a form, is gone with the state before. */
function useFocusIfLost(state: PlayState['state']) {
  const title = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) title.current?.focus();
    before.current = state;
  }, [state]);
  return title;
}

/** Asks for the state again when its time is over: a time-out has ended by itself, and a wait may have. */
function LookAgain({ at }: { at: string }) {
  const over = useHasCome(at);
  useEffect(() => {
    if (over) void refreshPlayState();
  }, [over]);
  return null;
}

function useNote({ state, until = '', canReturnFrom = '' }: PlayState) {
  const { t } = useTexts();
  const now = useServerMinute();
  switch (state) {
    case 'OPEN':
      return undefined;
    case 'TIMEOUT':
      return {
        icon: CirclePause,
        title: t('break.now.timeout', { when: formatDateTime(until) }),
        body: t('break.now.timeoutBody'),
      };
    case 'EXCLUDED':
      return {
        icon: DoorClosed,
        title: t('break.now.excluded', { when: formatDate(until) }),
        body: t('break.now.excludedBody', { when: formatDateTime(canReturnFrom) }),
      };
    case 'RETURN_DUE':
      return {
        icon: DoorClosed,
        title: t('break.now.due'),
        body: t('break.now.dueBody', { when: formatDate(canReturnFrom) }),
      };
    case 'RETURN_WAIT':
      return {
        icon: CalendarClock,
        title: t('break.now.wait'),
        body:
          now < Date.parse(until)
            ? t('break.now.waitBody', { when: formatDateTime(until) })
            : t('break.now.waitedBody'),
      };
    case 'CLOSED':
      return { icon: DoorClosed, title: t('break.now.closed'), body: t('break.now.closedBody') };
  }
}

/** Money can always be taken out, and what was played can be seen. */
function WaysOut() {
  const { t } = useTexts();
  return (
    <p className={styles.ways}>
      <Button variant="text" size="small" flush render={<Link to={PATHS.withdraw} />}>
        {t('break.withdraw')}
      </Button>
      <Button variant="text" size="small" flush render={<Link to={PATHS.careStatement} />}>
        {t('break.statement')}
      </Button>
    </p>
  );
}
