import { Link, useExistingRoutes } from '@site/router';
import { type CSSProperties, useRef } from 'react';
import { useTexts } from '../useTexts';
import type { StripEntry } from './entries';
import styles from './Marquee.module.css';
import { marqueeRound } from './marquee';
import { useOverflow } from './useOverflow';

/** Titles on one line, running when they do not fit, standing while they are held, pointed at or focused. */
export function Marquee({ entries }: { entries: readonly StripEntry[] }) {
  const { t } = useTexts();
  const frame = useRef<HTMLDivElement>(null);
  const titles = useRef<HTMLUListElement>(null);
  const width = useOverflow(frame, titles);
  const { seconds, steps } = marqueeRound(width);
  const round: CSSProperties & Record<`--${string}`, string | number> = {
    '--marquee-time': `${seconds}s`,
    '--marquee-steps': steps,
  };
  const moves = width > 0;
  return (
    <div ref={frame} className={styles.frame}>
      <div className={styles.track} style={round} data-moves={moves || undefined}>
        <ul ref={titles} className={styles.titles} aria-label={t('strip.label')}>
          {entries.map((entry) => (
            <Title key={entry.id} entry={entry} />
          ))}
        </ul>
        {/* Once more for the eye, so that the round closes. */}
        {moves && (
          <ul className={styles.titles} aria-hidden="true" inert>
            {entries.map((entry) => (
              <Title key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Title({ entry: { title, path } }: { entry: StripEntry }) {
  const exists = useExistingRoutes();
  return (
    <li>
      {path !== undefined && exists(path) ? (
        <Link to={path} className={styles.title}>
          {title}
        </Link>
      ) : (
        <span className={styles.title}>{title}</span>
      )}
    </li>
  );
}
