import { Trans } from '@site/i18n';
import { Button, type ButtonProps } from '@site/ui/Button';
import styles from './MethodLinks.module.css';

interface MethodLinksProps {
  /** A sentence with its links marked in it. */
  text: string;
  /** What each mark is: a link, or something to do. */
  links: Readonly<Record<string, Pick<ButtonProps, 'render' | 'loading' | 'onClick'>>>;
  className?: string | undefined;
}

/** A sentence below a form, with links to the other methods. */
export function MethodLinks({ text, links, className }: MethodLinksProps) {
  const parts = Object.entries(links).map(([name, link]) => [
    name,
    (words: string) => (
      <Button variant="text" className={styles.link} {...link}>
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
