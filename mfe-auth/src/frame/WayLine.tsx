import { Trans } from '@site/i18n';
import { Button, type ButtonProps } from '@site/ui/Button';
import styles from './WayLine.module.css';

interface WayLineProps {
  /** A sentence with its ways marked in it. */
  text: string;
  /** What each way is: a link, or something to do. */
  ways: Readonly<Record<string, Pick<ButtonProps, 'render' | 'loading' | 'onClick'>>>;
  className?: string | undefined;
}

/** A sentence below a form, with the ways out of it. */
export function WayLine({ text, ways, className }: WayLineProps) {
  const parts = Object.entries(ways).map(([name, way]) => [
    name,
    (words: string) => (
      <Button variant="text" className={styles.way} {...way}>
        {words}
      </Button>
    ),
  ]);
  return (
    <p className={className ? `${styles.line} ${className}` : styles.line}>
      <Trans text={text} parts={Object.fromEntries(parts)} />
    </p>
  );
}
