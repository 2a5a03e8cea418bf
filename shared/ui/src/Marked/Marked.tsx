import type { TextRange } from '@site/contracts/areas/gameSearch';
import { Fragment } from 'react';
import styles from './Marked.module.css';

/** A text with the parts that a search found. Ranges that do not fit the text are passed over. */
export function Marked({ text, marks }: { text: string; marks: readonly TextRange[] }) {
  let shown = 0;
  const parts = marks.flatMap(({ start, end }) => {
    if (start < shown || end <= start || end > text.length) return [];
    const part = (
      <Fragment key={start}>
        {text.slice(shown, start)}
        <mark className={styles.mark}>{text.slice(start, end)}</mark>
      </Fragment>
    );
    shown = end;
    return [part];
  });
  return (
    <>
      {parts}
      {text.slice(shown)}
    </>
  );
}
