// By its public name: a page has it already.
import { lazyComponent } from '@site/ui/lazyPart';
import styles from './QrCode.module.css';

/** A text as a code for cameras, as wide as its place. What draws it is fetched when a page shows one. */
export const QrCode = lazyComponent(() => import('./Code'), <div className={styles.code} />);
