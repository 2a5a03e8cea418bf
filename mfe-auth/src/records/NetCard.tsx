import { useCurrencySymbol } from '@site/api';
import { Card } from '@site/ui/Card';
import { Money } from '@site/ui/Money';
import { Awaited } from '@site/ui/records';
import type { ReactNode } from 'react';
import styles from './NetCard.module.css';

interface NetCardProps {
  /** Of the title. */
  heading?: 'h2' | 'h3';
  /** Name of the card. */
  name: string;
  /** Which days it is of. */
  title: string;
  /** Net result, with its sign; left out while it is on its way. */
  net: string | undefined;
  /** The same in a sentence. */
  told: string | undefined;
  figures: readonly { readonly label: string; readonly value: ReactNode }[];
  /** Out of sight, where there is nothing to show: the card stays, so that the next sentence is read out. */
  bare?: boolean;
  className?: string | undefined;
}

/** What play has cost or brought, in figures and in a sentence, over what it is made of. */
export function NetCard({
  heading: Heading = 'h2',
  name,
  title,
  net,
  told,
  figures,
  bare = false,
  className,
}: NetCardProps) {
  const symbol = useCurrencySymbol();
  return (
    <Card
      as="section"
      padded={false}
      className={bare ? styles.bare : className}
      aria-label={bare ? undefined : name}
    >
      <div className={styles.net}>
        {!bare && (
          <>
            <Heading className={styles.label}>{title}</Heading>
            <p className={styles.figure}>
              {net === undefined ? <Awaited /> : <Money signed symbol={symbol} amount={net} />}
            </p>
          </>
        )}
        <p className={styles.told} role="status">
          {told}
        </p>
      </div>
      {!bare && figures.length > 0 && (
        <dl className={styles.figures}>
          {figures.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </Card>
  );
}
