import { Check, CircleAlert, Info } from 'lucide-react';
import { Icon } from '../Icon';
import { Spinner } from '../Spinner';
import styles from './Toast.module.css';
import type { ToastMessage } from './toast';

const icons = { success: Check, info: Info, error: CircleAlert };

/** How one toast looks: an icon, and two lines at most. */
export function ToastCard({ tone, message }: Pick<ToastMessage, 'tone' | 'message'>) {
  return (
    <p className={styles.toast}>
      {tone === 'loading' && <Spinner />}
      {tone !== 'loading' && tone !== 'plain' && <Icon of={icons[tone]} size={20} className={styles.icon} />}
      <span>{message}</span>
    </p>
  );
}
