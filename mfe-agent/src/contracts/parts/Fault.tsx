import { Icon } from '@site/ui/Icon';
import { CircleAlert } from 'lucide-react';
import styles from './Fault.module.css';

/** What is wrong with something that was chosen or typed. Always there, as only what changes in a live region is read out. */
export function Fault({ id, children }: { id: string; children: string | undefined }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {children !== undefined && (
        <>
          <Icon of={CircleAlert} size={14} />
          <span>{children}</span>
        </>
      )}
    </p>
  );
}
