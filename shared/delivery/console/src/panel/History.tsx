import { useMemo } from 'react';
import { useLog } from '../api/reads';
import { LogLine } from '../log/LogLine';
import styles from './CellPanel.module.css';

const LINES = 20;

/** What was done to a remote of a merchant, the latest first. */
export function History({ remote, merchant }: { remote: string; merchant: string }) {
  const filters = useMemo(() => ({ remote, merchant, release: '', by: '' }), [remote, merchant]);
  const { data, error } = useLog(filters, LINES);
  return (
    <section aria-labelledby="history-title" className={styles.section}>
      <h3 id="history-title" className={styles.subtitle}>
        History
      </h3>
      {error && <p className={styles.fault}>{error.message}</p>}
      <ol className={styles.history}>
        {data?.entries.map((entry) => (
          <LogLine key={`${entry.kind} ${entry.number}`} entry={entry} />
        ))}
      </ol>
    </section>
  );
}
