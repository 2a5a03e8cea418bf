import { FOR_PASSKEYS } from '@site/contracts/federation/firstView';
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
  // Drawn ahead, it is for whichever browser can.
  const isDrawnAhead = typeof window === 'undefined';
  if (!isDrawnAhead && !canUsePasskeys()) return null;
  const button = (
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
  return isDrawnAhead ? <div data-for={FOR_PASSKEYS}>{button}</div> : button;
}
