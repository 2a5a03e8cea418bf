import { serverNow } from '@site/api';
import type { Passkey } from '@site/contracts/areas/passkeys';
import { formatAnnouncementDate, formatRelative } from '@site/i18n';
import { useConfirm } from '@site/ui/Dialog';
import { IconButton } from '@site/ui/IconButton';
import { toast } from '@site/ui/Toast';
import { Fingerprint, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../access/passkeys/useAction';
import { useShowFailure } from '../../access/passkeys/useShowFailure';
import { useTexts } from '../../useTexts';
import type { WhenConfirmed } from '../identity/useIdentity';
import { DeviceRow } from '../security/DeviceRow';
import styles from './PasskeyRow.module.css';
import { remove } from './queries';
import { RenameSheet } from './RenameSheet';

interface PasskeyRowProps {
  passkey: Passkey;
  /** It is the last one, and a login asks for one. */
  endsSecondStep: boolean;
  whenConfirmed: WhenConfirmed;
}

/** One passkey: its name, where it is kept, when it was used, and the ways to rename and remove it. */
export function PasskeyRow({ passkey, endsSecondStep, whenConfirmed }: PasskeyRowProps) {
  const { t } = useTexts();
  const confirm = useConfirm();
  const { run, pending } = useAction(useShowFailure());
  const [renaming, setRenaming] = useState(false);
  const { id, name, createdAt, lastUsedAt, synced, host } = passkey;

  const removeIt = async () => {
    const sure = await confirm({
      title: t('passkeys.removeQuestion', { name }),
      body: endsSecondStep ? t('passkeys.removeLastBody') : t('passkeys.removeBody'),
      confirmLabel: t('passkeys.removeYes'),
      cancelLabel: t('passkeys.keep'),
      tone: 'danger',
    });
    if (!sure) return;
    await whenConfirmed(() => remove(id));
    toast.success(t('passkeys.removed'));
  };

  const actions = (
    <div className={styles.actions}>
      <IconButton
        icon={Pencil}
        iconSize={20}
        label={t('passkeys.rename', { name })}
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon={Trash2}
        iconSize={20}
        label={t('passkeys.remove', { name })}
        aria-busy={pending || undefined}
        onClick={() => void run(removeIt)}
      />
      <RenameSheet passkey={passkey} open={renaming} onClose={() => setRenaming(false)} />
    </div>
  );

  return (
    <DeviceRow className={styles.row} icon={Fingerprint} name={name} end={actions}>
      <p>{synced ? t('passkeys.synced') : t('passkeys.onDevice')}</p>
      {host !== window.location.hostname && <p>{t('passkeys.elsewhere', { host })}</p>}
      <p>
        {lastUsedAt
          ? t('passkeys.usedOn', { when: formatRelative(lastUsedAt, serverNow()) })
          : t('passkeys.neverUsed')}
      </p>
      <p>{t('passkeys.addedOn', { when: formatAnnouncementDate(createdAt) })}</p>
    </DeviceRow>
  );
}
