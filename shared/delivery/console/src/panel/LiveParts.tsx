import type { Cell } from '@site/contracts/federation/consoleApi';
import { Icon } from '@site/ui/Icon';
import { HEALTH_LOOKS } from '../words/health';
import { releaseText } from '../words/parts';
import { momentText } from '../words/times';
import styles from './CellPanel.module.css';

/** What is live, for how many, since when and by whom. */
export function LiveParts({ cell, number }: { cell: Cell; number: number }) {
  const { icon, word, means } = HEALTH_LOOKS[cell.health];
  return (
    <section aria-label="What is live" className={styles.section}>
      {cell.parts.length === 0 && <p className={styles.note}>Nothing of it is live yet.</p>}
      <ul className={styles.parts}>
        {cell.parts.map((part) => (
          <li key={releaseText(part)}>
            <span className={styles.release}>{releaseText(part)}</span>
            <span className={styles.traffic}>{part.traffic} %</span>
            {/* Only repeats the figure beside it. */}
            <span className={styles.share} aria-hidden="true">
              <span style={{ inlineSize: `${part.traffic}%` }} />
            </span>
            <span className={styles.since}>
              since {momentText(part.since)}, by {part.by}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.health} data-health={cell.health}>
        <Icon of={icon} size={16} />
        <span>
          <b>{word}.</b> {means}
        </span>
      </p>
      <p className={styles.note}>Deployment {number} is live.</p>
    </section>
  );
}
