import { cx } from '../internal/cx';
import { Money } from '../Money';
import styles from './Sum.module.css';

/** What a row comes to: an amount as a decimal string of the API, or words. */
type Value =
  | { readonly amount: string /** A plus before what comes in. */; readonly signed?: boolean }
  | { readonly text: string };

export type SumRow = Value & {
  readonly label: string;
  /** Counts for little: a fee of nothing. */
  readonly quiet?: boolean;
};

export interface SumProps {
  symbol: string;
  rows: readonly SumRow[];
  /** What the rows come to, as the platform says. */
  total?: SumRow;
  /** On a sheet or another card. */
  inset?: boolean;
}

/** How an amount comes about, row by row. Nothing is added up here. */
export function Sum({ symbol, rows, total, inset = false }: SumProps) {
  return (
    <dl className={cx(styles.sum, inset && styles.inset)}>
      {rows.map((row) => (
        <Row key={row.label} row={row} symbol={symbol} className={row.quiet ? styles.quiet : undefined} />
      ))}
      {total && <Row row={total} symbol={symbol} className={styles.total} />}
    </dl>
  );
}

function Row({ row, symbol, className }: { row: SumRow; symbol: string; className: string | undefined }) {
  return (
    <div className={cx(styles.row, className)}>
      <dt>{row.label}</dt>
      <dd>
        {'text' in row ? (
          row.text
        ) : (
          <Money symbol={symbol} amount={row.amount} signed={row.signed ?? false} />
        )}
      </dd>
    </div>
  );
}
