import { Sheet } from '@site/ui/Sheet';
import { useTexts } from '../../useTexts';
import { IntervalChoice } from './IntervalChoice';
import styles from './RealityCheck.module.css';
import { Reminder } from './Reminder';
import { useInterval } from './useInterval';

export interface RealityCheckProps {
  /** With play money. */
  demo: boolean;
  /** When the game was launched, by the server's clock; undefined while it is not. */
  startedAt: string | undefined;
  /** Whether the player is choosing the interval. */
  setting: boolean;
  onSet: () => void;
  /** The player wants to stop. */
  onStop: () => void;
}

/** Reminds the player of time and money, as often as they want (beyond the specification). */
export function RealityCheck({ demo, startedAt, setting, onSet, onStop }: RealityCheckProps) {
  const { t } = useTexts();
  const { account, interval, setInterval } = useInterval();
  return (
    <>
      <Sheet open={setting} onClose={onSet} title={t('reality.title')}>
        <div className={styles.sheet}>
          <p className={styles.about}>{t('reality.about')}</p>
          <IntervalChoice interval={interval} onChoose={setInterval} />
        </div>
      </Sheet>
      {startedAt !== undefined && (
        <Reminder account={account} demo={demo} startedAt={startedAt} interval={interval} onStop={onStop} />
      )}
    </>
  );
}
