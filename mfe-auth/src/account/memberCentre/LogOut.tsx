import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { LogOut as Leave } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { useLogOut } from '../settings/useLogOut';
import styles from './LogOut.module.css';

/** The way out, after a question (HS-025, HS-057). */
export function LogOut() {
  const { t } = useTexts();
  const { signOut, signingOut } = useLogOut();
  return (
    <Button
      variant="quiet"
      block
      className={styles.button}
      icon={<Icon of={Leave} size={20} />}
      loading={signingOut}
      onClick={signOut}
    >
      {t('settings.signOut')}
    </Button>
  );
}
