import { Button } from '@site/ui/Button';
import { movedOf } from '../api/changes';
import { LogLine } from '../log/LogLine';
import styles from './CellPanel.module.css';

export interface RefusedProps {
  error: Error | null;
  /** Somebody has looked at what has changed, and goes on from there. */
  onDecideOn: (number: number) => void;
}

/** Why a change was not made; what has gone live meanwhile, when it was that. */
export function Refused({ error, onDecideOn }: RefusedProps) {
  if (!error) return null;
  const moved = movedOf(error);
  if (!moved) {
    return (
      <p role="alert" className={styles.fault}>
        {error.message}
      </p>
    );
  }
  return (
    <div role="alert" className={styles.moved}>
      <p>
        <b>Not done:</b> something else has gone live meanwhile.
      </p>
      <ol className={styles.history}>
        {moved.since.map((entry) => (
          <LogLine key={entry.number} entry={entry} />
        ))}
      </ol>
      <Button size="small" variant="line" onClick={() => onDecideOn(moved.number)}>
        Decide on deployment {moved.number}
      </Button>
    </div>
  );
}
