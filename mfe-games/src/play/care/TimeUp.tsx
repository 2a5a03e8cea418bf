import { useWallet } from '@site/api';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { Sum, type SumRow } from '@site/ui/Sum';
import { useDuration } from '@site/ui/useDuration';
import { useTexts } from '../../useTexts';
import { formatAgain } from './again';
import { useCarePages } from './carePages';
import { StopScreen } from './StopScreen';
import { minutesPlayed } from './timeEnds';
import type { Figures } from './useFigures';
import { minutesOf, useLimits } from './useLimits';

export interface TimeUpProps {
  /** When play is possible again. */
  resetsAt: string | undefined;
  figures: Figures | undefined;
  symbol: string;
  /** Play money has no result. */
  demo: boolean;
  onLeave: () => void;
}

/** A limit of time is reached: how long it was, what it came to, and when play is possible again (PL-009). */
export function TimeUp({ resetsAt, figures, symbol, demo, onLeave }: TimeUpProps) {
  const { t } = useTexts();
  const duration = useDuration();
  const reached = figures?.restSeconds?.day === 0 ? 'DAY_TIME' : 'STRETCH_TIME';
  const minutes = minutesOf(useLimits(true).data, reached);
  const hasBreak = useCarePages().some(({ name }) => name === 'break');
  const balance = useWallet().data?.sumBalance;
  const stretch = figures?.stretch;
  const rows: SumRow[] = [];
  if (stretch)
    rows.push({ label: t('care.played'), text: duration(minutesPlayed(figures, Date.parse(figures.at))) });
  if (stretch && !demo) rows.push({ label: t('care.net'), amount: stretch.net, signed: true });
  if (balance !== undefined && !demo) rows.push({ label: t('care.balance'), amount: balance });
  return (
    <StopScreen
      title={
        minutes === undefined ? t('care.timeUp.title') : t('care.timeUp.of', { limit: duration(minutes) })
      }
      body={
        resetsAt === undefined
          ? t('care.timeUp.settled')
          : t('care.timeUp.again', { at: formatAgain(resetsAt) })
      }
      action={
        hasBreak && (
          <Button variant="quiet" block render={<Link to={PATHS.careBreak} />}>
            {t('care.timeUp.longer')}
          </Button>
        )
      }
      onLeave={onLeave}
    >
      {rows.length > 0 && <Sum inset symbol={symbol} rows={rows} />}
    </StopScreen>
  );
}
