import styles from './BankMark.module.css';

/** The first letter of a bank, where it has no picture. */
export function BankMark({ name, size = 'card' }: { name: string; size?: 'card' | 'chip' }) {
  return (
    <span className={styles.mark} data-size={size} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
