import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard';
import { currentToast, subscribeToToast } from './toast';

/**
 * Where toasts appear; once in the page, outside the routes, so a toast survives navigation.
 * Both live regions are there from the start: a region that arrives with its text is not read out.
 */
export function ToastViewport() {
  const toast = useSyncExternalStore(subscribeToToast, currentToast, currentToast);
  const card = toast && <ToastCard key={toast.id} tone={toast.tone} message={toast.message} />;
  const urgent = toast?.tone === 'error';
  return createPortal(
    <div className={styles.viewport}>
      <div role="status" aria-live="polite" aria-atomic="true">
        {urgent ? null : card}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="true">
        {urgent ? card : null}
      </div>
    </div>,
    document.body,
  );
}
