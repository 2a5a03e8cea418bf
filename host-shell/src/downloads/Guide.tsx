import { Card } from '@site/ui/Card';
import { type ReactNode, useId } from 'react';
import styles from './Guide.module.css';

interface GuideProps {
  title: string;
  /** Where an address with a hash leads: `/m/down#ios`. */
  id: string;
  /** One sentence each, in order. */
  steps: readonly string[];
  /** Above the steps: what to press, and what it needs. */
  children: ReactNode;
  /** Below them: another way. */
  otherWay?: ReactNode;
}

/** How to install on one system. */
export function Guide({ title, id, steps, children, otherWay }: GuideProps) {
  const heading = useId();
  return (
    <Card as="section" id={id} aria-labelledby={heading} className={styles.guide}>
      <h2 id={heading} className={styles.title}>
        {title}
      </h2>
      {children}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {otherWay}
    </Card>
  );
}
