import { type ReactNode, useId } from 'react';
import { Button } from '../Button';
import { Card } from '../Card';
import styles from './CareNotice.module.css';

export interface CareNoticeProps {
  title: string;
  /** What was seen, in a plain sentence. */
  children: ReactNode;
  /** Small quiet `Button`s: limits, a break, help. */
  ways: ReactNode;
  /** Of the press that puts it away, everywhere. */
  seenLabel: string;
  onSeen: () => void;
}

/** What a member is told of their own play, once and without blame (PL-032). Nothing in it is stressed. */
export function CareNotice({ title, children, ways, seenLabel, onSeen }: CareNoticeProps) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{children}</p>
      <div className={styles.ways}>{ways}</div>
      <Button variant="quiet" block className={styles.seen} onClick={onSeen}>
        {seenLabel}
      </Button>
    </Card>
  );
}
