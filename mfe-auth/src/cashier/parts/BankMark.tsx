import styles from './BankMark.module.css';

/** Every Thai bank's name begins with it. */
const BANK_OF = /^ธนาคาร\s*/;

/** The first letter of a bank, where it has no picture. */
export function BankMark({ name, size = 'card' }: { name: string; size?: 'card' | 'chip' }) {
  return (
    <span className={styles.mark} data-size={size} aria-hidden="true">
      {[...name.replace(BANK_OF, '')][0]}
    </span>
  );
}
