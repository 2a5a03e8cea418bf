import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Fingerprint } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { canUsePasskeys } from './canUsePasskeys';
import styles from './PasskeyLogin.module.css';
import { usePasskeyLogin } from './usePasskeyLogin';

/** The way in by passkey alone, in browsers that can use one. */
export function PasskeyLogin(options: Parameters<typeof usePasskeyLogin>[0]) {
  const { t } = useTexts();
  const { logIn, pending } = usePasskeyLogin(options);
  if (!canUsePasskeys()) return null;
  return (
    <Button
      variant="line"
      block
      className={styles.button}
      icon={<Icon of={Fingerprint} size={20} />}
      loading={pending}
      onClick={logIn}
    >
      {t('passkeys.logIn')}
    </Button>
  );
}
