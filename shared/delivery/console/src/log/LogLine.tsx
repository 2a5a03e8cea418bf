import type { LogEntry } from '@site/contracts/federation/consoleApi';
import { momentText } from '../words/times';
import styles from './Log.module.css';

/** One line of the log: what, by whom, when, why. */
export function LogLine({ entry, withMerchant = false }: { entry: LogEntry; withMerchant?: boolean }) {
  const { number, kind, action, at, by, changes, words, reason, overBudget } = entry;
  return (
    <li className={styles.line} data-kind={kind}>
      <p className={styles.what}>
        <b>{action ?? kind}</b>
        {withMerchant && <span className={styles.merchants}> {entry.merchants.join(', ')}</span>}{' '}
        {words ?? changesText(changes ?? [])}
      </p>
      {reason !== undefined && <p className={styles.reason}>“{reason}”</p>}
      {overBudget?.map((line) => (
        <p key={line} className={styles.reason}>
          {line}
        </p>
      ))}
      <p className={styles.about}>
        <span>#{number}</span> <span>{by}</span> <time dateTime={at}>{momentText(at)}</time>
      </p>
    </li>
  );
}

function changesText(changes: NonNullable<LogEntry['changes']>): string {
  if (changes.length === 0) return 'settings of the merchant';
  return changes
    .map(({ component, from = 'nothing', to = 'nothing' }) => `${component} ${from} → ${to}`)
    .join(', ');
}
