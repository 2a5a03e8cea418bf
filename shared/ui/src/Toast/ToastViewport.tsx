import { Check, CircleAlert, Info } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '../Icon';
import { Spinner } from '../Spinner';
import styles from './Toast.module.css';
import { currentToast, subscribeToToast, type ToastMessage } from './toast';

const icons = { success: Check, info: Info, error: CircleAlert };

/**
 * Where toasts appear; once in the page, outside the routes, so a toast survives navigation.
 * Both live regions are there from the start: a region that arrives with its text is not read out.
 */
export function ToastViewport() {
  const message = useSyncExternalStore(subscribeToToast, currentToast, currentToast);
  const urgent = message?.tone === 'error';
  return createPortal(
    <div className={styles.viewport}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {message && !urgent && <Toast key={message.id} {...message} />}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {message && urgent && <Toast key={message.id} {...message} />}
      </div>
    </div>,
    document.body,
  );
}

function Toast({ tone, message }: ToastMessage) {
  return (
    <p className={styles.toast}>
      {tone === 'loading' && <Spinner />}
      {tone in icons && <Icon of={icons[tone as keyof typeof icons]} size={20} className={styles.icon} />}
      <span className={styles.message}>{message}</span>
    </p>
  );
}
