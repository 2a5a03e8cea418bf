import { useApiMutation } from '@site/api';
import { type RealityCheck as Answer, answerReality } from '@site/contracts/areas/reality';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Dialog } from '@site/ui/Dialog';
import { HelpList } from '@site/ui/HelpList';
import { Sum } from '@site/ui/Sum';
import { useDuration } from '@site/ui/useDuration';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { useCarePages } from './carePages';
import styles from './DialogContent.module.css';
import { NetSentence } from './NetSentence';
import type { WaitingCheck } from './usePlayCare';

const MINUTE_S = 60;

export interface RealityCheckProps {
  /** The one that waits for its answer. */
  check: WaitingCheck;
  /** How often it comes. */
  minutes: number | undefined;
  symbol: string;
  /** Play money has no result. */
  demo: boolean;
  onAnswer: (id: string, answer: Answer) => void;
  /** The player wants to stop. */
  onLeave: () => void;
}

/** How long, how much, and whether to go on. No way on is dressed up: going on and stopping look the same (PL-015). */
export function RealityCheck({ check, minutes, symbol, demo, onAnswer, onLeave }: RealityCheckProps) {
  const { t } = useTexts();
  const duration = useDuration();
  const pages = useCarePages();
  const [showsHelp, setShowsHelp] = useState(false);
  const { mutate, isPending, isError } = useApiMutation(answerReality, { silent: true });
  const goOn = () =>
    mutate({ checkId: check.id, answer: 'GO_ON' }, { onSuccess: (answer) => onAnswer(check.id, answer) });
  const leave = () => {
    // An answer that is lost on the way asks again at the next game; nobody is kept here for it.
    mutate({ checkId: check.id, answer: 'STOP' });
    onLeave();
  };
  return (
    <Dialog
      open
      required
      unasked
      // An answer is needed: the key that leaves dialogs is none.
      onClose={() => undefined}
      title={t('care.check.title', { time: duration(Math.floor(check.seconds / MINUTE_S)) })}
      actions={
        <>
          <Button variant="quiet" onClick={leave}>
            {t('play.leave')}
          </Button>
          <Button variant="quiet" loading={isPending} onClick={goOn}>
            {t('care.check.goOn')}
          </Button>
        </>
      }
    >
      <div className={styles.content}>
        {minutes ? <p>{t('care.check.about', { time: duration(minutes) })}</p> : null}
        {!demo && (
          <>
            <Sum
              inset
              symbol={symbol}
              rows={[
                { label: t('care.staked'), amount: check.staked },
                { label: t('care.won'), amount: check.won },
              ]}
              total={{ label: t('care.net'), amount: check.net, signed: true }}
            />
            <NetSentence net={check.net} symbol={symbol} />
          </>
        )}
        {isError && <p role="alert">{t('care.check.failed')}</p>}
        <div className={styles.ways}>
          {pages.map(({ name, path }) => (
            <Button key={name} variant="text" size="small" render={<Link to={path} />}>
              {t(`care.pages.${name}`)}
            </Button>
          ))}
          {!showsHelp && (
            <Button variant="text" size="small" onClick={() => setShowsHelp(true)}>
              {t('care.help')}
            </Button>
          )}
        </div>
        {showsHelp && <HelpList heading="h3" className={styles.help} />}
      </div>
    </Dialog>
  );
}
