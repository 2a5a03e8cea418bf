import styles from './Spinner.module.css';

/** A small ring in the colour of the text around it; the words beside it say what is awaited. */
export function Spinner({ size = 18 }: { size?: 16 | 18 }) {
  return <span className={size === 16 ? styles.small : styles.ring} aria-hidden="true" />;
}
