import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { toast } from '@site/ui/Toast';
import { Plus } from 'lucide-react';
import { canUsePasskeys } from '../../access/passkeys/canUsePasskeys';
import { useAction } from '../../access/passkeys/useAction';
import { useShowFailure } from '../../access/passkeys/useShowFailure';
import { useTexts } from '../../useTexts';
import type { WhenConfirmed } from '../identity/useIdentity';
import styles from '../security/SecurityPage.module.css';
import { createPasskey } from './queries';

/** Makes a passkey of this device or password manager; says so where the browser cannot. */
export function AddPasskey({ whenConfirmed }: { whenConfirmed: WhenConfirmed }) {
  const { t } = useTexts();
  const { run, pending } = useAction(useShowFailure());
  if (!canUsePasskeys()) return <p className={styles.intro}>{t('passkeys.unsupported')}</p>;
  const add = async () => {
    await whenConfirmed(createPasskey);
    toast.success(t('passkeys.added'));
  };
  return (
    <Button block icon={<Icon of={Plus} size={20} />} loading={pending} onClick={() => void run(add)}>
      {t('passkeys.add')}
    </Button>
  );
}
