import { CircleAlert } from 'lucide-react';
import { Icon } from '../Icon';
import styles from './FieldError.module.css';

interface FieldErrorProps {
  id: string;
  error: string | undefined;
}

/** What is wrong with a control. Always there, as only what changes in a live region is read out. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p id={id} className={styles.error} aria-live="polite">
      {error !== undefined && (
        <>
          <Icon of={CircleAlert} size={14} />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}
