import styles from './AccessHeading.module.css';

/** The page's name where there are no tabs, in their place. */
export function AccessHeading({ children }: { children: string }) {
  return <h1 className={styles.heading}>{children}</h1>;
}
