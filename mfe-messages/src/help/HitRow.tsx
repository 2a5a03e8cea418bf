import { Link } from '@site/router';
import { Marked } from '@site/ui/Marked';
import styles from './SearchResults.module.css';
import type { Hit } from './search/findTopics';
import { topicAddress } from './useHelpAddress';

interface HitRowProps {
  hit: Hit;
  query: string;
  onChoose: () => void;
}

/** A topic that a search finds, with a line of it. */
export function HitRow({ hit: { index, title, excerpt }, query, onChoose }: HitRowProps) {
  return (
    <li className={styles.item}>
      <Link to={topicAddress(index, query)} className={styles.hit} onClick={onChoose}>
        <span className={styles.title}>
          <Marked {...title} />
        </span>{' '}
        <span className={styles.excerpt}>
          <Marked {...excerpt} />
        </span>
      </Link>
    </li>
  );
}
