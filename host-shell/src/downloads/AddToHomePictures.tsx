import { BRAND_SYMBOLS } from '@site/contracts/federation/documents';
import type { ReactNode } from 'react';
import styles from './AddToHomePictures.module.css';

/* Little drawings of what Safari shows at each step; the words beside them say the same. */

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

const share = 'M0-7v11M-4-3.500 0-7.500l4 4M-4 0h-1.500v8h11V0H4';

/** The foot of Safari, with the share button marked. */
export function ShareBarPicture() {
  return (
    <Drawing>
      <rect className={styles.screen} x="1" y="1" width="94" height="62" rx="10" />
      <rect className={styles.faint} x="12" y="10" width="72" height="5" rx="2.5" />
      <rect className={styles.faint} x="12" y="20" width="48" height="5" rx="2.5" />
      <path className={styles.line} d="M1 36h94" />
      <path
        className={styles.quiet}
        d="m17 45-4 4 4 4M29 45l4 4-4 4M64 45h9v9h-9zM80 45h5M80 49.500h5M80 54h5"
      />
      <circle className={styles.mark} cx="48" cy="49" r="12" />
      <path className={styles.strong} transform="translate(48 49)" d={share} />
    </Drawing>
  );
}

/** The share sheet, with "Add to Home Screen" marked. */
export function AddRowPicture() {
  return (
    <Drawing>
      <rect className={styles.screen} x="1" y="1" width="94" height="62" rx="10" />
      <rect className={styles.faint} x="12" y="9" width="44" height="5" rx="2.5" />
      <rect className={styles.mark} x="7" y="20" width="82" height="24" rx="7" />
      <rect className={styles.onMark} x="15" y="29" width="44" height="6" rx="3" />
      <path
        className={styles.strong}
        d="M70 25.500h9a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM74.500 29v6M71.500 32h6"
      />
      <rect className={styles.faint} x="12" y="51" width="52" height="5" rx="2.5" />
    </Drawing>
  );
}

/** The home screen with the merchant's icon on it. */
export function HomeScreenPicture() {
  return (
    <Drawing>
      <rect className={styles.screen} x="1" y="1" width="94" height="62" rx="10" />
      {[10, 67].map((x) => (
        <rect key={x} className={styles.faint} x={x} y="21" width="19" height="19" rx="5" />
      ))}
      <rect className={styles.tile} x="35" y="16" width="26" height="26" rx="7" />
      <use x="39" y="20" width="18" height="18" href={`#${BRAND_SYMBOLS.mark}`} />
      <rect className={styles.onMark} x="36" y="48" width="24" height="5" rx="2.5" />
    </Drawing>
  );
}
