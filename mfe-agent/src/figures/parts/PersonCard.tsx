import { Link } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { PersonFace } from '../../people/PersonFace';
import { PersonName } from '../../people/PersonName';
import styles from './PersonCard.module.css';

interface PersonCardProps {
  account: string;
  /** Under the name. */
  line?: ReactNode;
  /** The figure that counts most, and what it is. */
  headline: { readonly label: string; readonly value: ReactNode };
  /** Two or three more. */
  figures: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Opens a sheet; or `to` leads down a level. Without either the card does nothing. */
  onOpen?: (() => void) | undefined;
  to?: string | undefined;
}

/** Somebody of the team with at most four figures, a list item. */
export function PersonCard({ account, line, headline, figures, onOpen, to }: PersonCardProps) {
  const top = (
    <>
      <PersonFace account={account} />
      <PersonName account={account}>{line}</PersonName>{' '}
      <span className={styles.headline}>
        <b>{headline.value}</b> <small>{headline.label}</small>
      </span>
      {(onOpen || to !== undefined) && <Icon of={ChevronRight} size={16} />}
    </>
  );
  return (
    <li className={styles.card}>
      {to !== undefined ? (
        <Link to={to} className={styles.top}>
          {top}
        </Link>
      ) : onOpen ? (
        <button type="button" aria-haspopup="dialog" className={styles.top} onClick={onOpen}>
          {top}
        </button>
      ) : (
        <div className={styles.top}>{top}</div>
      )}
      <dl className={styles.figures} data-count={figures.length}>
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Cards of people, one under another. */
export function People({ children }: { children: ReactNode }) {
  return <ul className={styles.people}>{children}</ul>;
}
