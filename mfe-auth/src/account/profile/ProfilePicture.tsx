import type { HeadIcon } from '@site/contracts/areas/account';
import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { Avatar } from './Avatar';
import styles from './ProfilePicture.module.css';
import { PictureSheet } from './picture/PictureSheet';

interface ProfilePictureProps {
  icon: string | undefined;
  /** Missing where the merchant offers no pictures. */
  headIcon: HeadIcon | undefined;
}

/** The member's picture, and the way to another where the merchant offers pictures. */
export function ProfilePicture({ icon, headIcon }: ProfilePictureProps) {
  const { t } = useTexts();
  const [sheet, setSheet] = useState({ open: false, openings: 0 });
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
        <Button
          variant="text"
          onClick={() => setSheet(({ openings }) => ({ open: true, openings: openings + 1 }))}
        >
          {t('profile.changePicture')}
        </Button>
      )}
      {headIcon && (
        <PictureSheet
          key={sheet.openings}
          icon={headIcon.icon}
          choices={headIcon.choices}
          open={sheet.open}
          onClose={() => setSheet({ ...sheet, open: false })}
        />
      )}
    </div>
  );
}
