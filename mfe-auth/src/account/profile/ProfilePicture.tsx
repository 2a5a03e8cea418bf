import type { HeadIcon } from '@site/contracts/areas/account';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { useAddressSheet } from '@site/ui/useSheet';
import { Hourglass } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { Avatar } from './Avatar';
import styles from './ProfilePicture.module.css';
import { PictureSheet } from './picture/PictureSheet';

/** Names the sheet in the address. */
const PICTURE = 'picture';

interface ProfilePictureProps {
  icon: string | undefined;
  /** Missing where the merchant offers no pictures. */
  headIcon: HeadIcon | undefined;
}

/** The member's picture, and the way to another where the merchant offers pictures. */
export function ProfilePicture({ icon, headIcon }: ProfilePictureProps) {
  const { t } = useTexts();
  const sheet = useAddressSheet('part', (part) => part === PICTURE && headIcon !== undefined);
  const waiting = headIcon?.waiting;
  return (
    <div className={styles.picture}>
      <Avatar src={waiting ?? headIcon?.icon ?? icon} size={96} alt={t('profile.picture')} />
      {waiting !== undefined && (
        <p className={styles.note} role="status">
          <Icon of={Hourglass} size={14} />
          {t('profile.waiting')}
        </p>
      )}
      {headIcon && (
        <Button variant="text" onClick={() => sheet.show(PICTURE)}>
          {t('profile.changePicture')}
        </Button>
      )}
      {headIcon && (
        <PictureSheet
          key={sheet.opening}
          icon={headIcon.icon}
          choices={headIcon.choices}
          open={sheet.open}
          onClose={sheet.close}
        />
      )}
    </div>
  );
}
