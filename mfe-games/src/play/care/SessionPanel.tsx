import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Sum } from '@site/ui/Sum';
import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../useTexts';
import { useCarePages } from './carePages';
import styles from './SessionPanel.module.css';
import { UsedLimits } from './UsedLimits';
import type { Figures } from './useFigures';

export interface SessionPanelProps {
  figures: Figures | undefined;
  /** Of the stretch. */
  minutes: number;
  symbol: string;
  demo: boolean;
  isFull: boolean;
  onFullScreen: (() => void) | undefined;
}

/** What the stretch has come to, how much of limits it has used, and the ways to limits, a break and the statement. */
export function SessionPanel({ figures, minutes, symbol, demo, isFull, onFullScreen }: SessionPanelProps) {
  const { t } = useTexts();
  const duration = useDuration();
  const pages = useCarePages();
  const { staked = NOTHING, won = NOTHING, net = NOTHING } = figures?.stretch ?? {};
  return (
    <div className={styles.panel}>
      {demo ? (
        <Sum inset symbol={symbol} rows={[{ label: t('care.played'), text: duration(minutes) }]} />
      ) : (
        <Sum
          inset
          symbol={symbol}
          rows={[
            { label: t('care.staked'), amount: staked },
            { label: t('care.won'), amount: won },
          ]}
          total={{ label: t('care.net'), amount: net, signed: true }}
        />
      )}
      <UsedLimits minutes={minutes} symbol={symbol} demo={demo} />
      <div className={styles.ways}>
        {pages.map(({ name, path }) => (
          <Button key={name} variant="quiet" render={<Link to={path} />}>
            {t(`care.pages.${name}`)}
          </Button>
        ))}
        {onFullScreen && (
          <Button variant="quiet" onClick={onFullScreen}>
            {t(isFull ? 'play.leaveFullScreen' : 'play.fullScreen')}
          </Button>
        )}
      </div>
    </div>
  );
}

const NOTHING = '0.00';
