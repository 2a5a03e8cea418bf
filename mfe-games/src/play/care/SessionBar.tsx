import { useCurrencySymbol, useWallet } from '@site/api';
import { useBalanceHidden } from '@site/session';
import { IconButton } from '@site/ui/IconButton';
import { Money } from '@site/ui/Money';
import { useDuration } from '@site/ui/useDuration';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../useTexts';
import { useByServerClock } from '../serverClock';
import styles from './SessionBar.module.css';
import { SessionPanel } from './SessionPanel';
import { minutesPlayed } from './timeEnds';
import type { Figures } from './useFigures';

export interface SessionBarProps {
  place: 'top' | 'bottom';
  /** The way out, and what else stands at the line's beginning. */
  lead: ReactNode;
  /** Undefined until the platform has said them. */
  figures: Figures | undefined;
  /** Play goes on, and time with it. */
  playing: boolean;
  /** Play money has no result (PL-016). */
  demo: boolean;
  isFull: boolean;
  /** Not there where the browser has no full screen. */
  onFullScreen: (() => void) | undefined;
}

/**
 * The line above or below a game, always in view: the way out, time and result of the stretch, and one press away limits,
 * a break and the statement. A screen reader finds the figures there; none of their changes is announced.
 */
export function SessionBar(props: SessionBarProps) {
  const { place, lead, figures, playing, demo, isFull, onFullScreen } = props;
  const { t } = useTexts();
  const duration = useDuration();
  const minutes = useByServerClock(
    (now) => figures && minutesPlayed(figures, playing ? now : Date.parse(figures.at)),
  );
  const symbol = useCurrencySymbol();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const Line = place === 'top' ? 'header' : 'footer';
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  return (
    <Line className={styles.bar} data-place={place} onKeyDown={closeByKey}>
      {lead}
      <dl className={styles.figures}>
        <div>
          <dt>{t('care.played')}</dt>
          <dd>{minutes === undefined ? UNKNOWN : duration(minutes)}</dd>
        </div>
        {!demo && (
          <div>
            <dt>{t('care.net')}</dt>
            <dd>
              {figures ? <Money symbol={symbol} amount={figures.stretch?.net ?? NOTHING} signed /> : UNKNOWN}
            </dd>
          </div>
        )}
      </dl>
      {place === 'top' && !demo && <Balance />}
      <IconButton
        ref={toggle}
        icon={open === (place === 'top') ? ChevronUp : ChevronDown}
        iconSize={20}
        label={t(open ? 'care.hide' : 'care.show')}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      />
      <div id={panel} className={styles.panel} hidden={!open}>
        {open && (
          <SessionPanel
            figures={figures}
            minutes={minutes ?? 0}
            symbol={symbol}
            demo={demo}
            isFull={isFull}
            onFullScreen={onFullScreen}
          />
        )}
      </div>
    </Line>
  );
}

const UNKNOWN = '–';
const NOTHING = '0.00';

/** What the player has, hidden where they have hidden it. */
function Balance() {
  const { t } = useTexts();
  const { data } = useWallet();
  const hidden = useBalanceHidden();
  if (!data) return null;
  return (
    <p className={styles.balance}>
      <VisuallyHidden>{t('care.balance')}</VisuallyHidden>
      <Money symbol={data.currencySymbol} amount={data.sumBalance} hidden={hidden} />
    </p>
  );
}
