import { Button } from '@site/ui/Button';
import { Icon } from '@site/ui/Icon';
import { Hourglass } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../useTexts';
import { Avatar } from './Avatar';
import styles from './ProfilePicture.module.css';
import { PictureSheet } from './picture/PictureSheet';
import { useHeadIcon } from './queries';

/** The member's picture, and the way to another where the merchant offers pictures. */
export function ProfilePicture({ icon }: { icon: string | undefined }) {
  const { t } = useTexts();
  const { data } = useHeadIcon();
  const [sheet, setSheet] = useState({ open: false, openings: 0 });
  const waiting = data?.waiting;
  return (
    <div className={styles.picture}>
      <Avatar src={waiting ?? data?.icon ?? icon} size={96} alt={t('profile.picture')} />
      {waiting !== undefined && (
        <p className={styles.note} role="status">
          <Icon of={Hourglass} size={14} />
          {t('profile.waiting')}
        </p>
      )}
      {data && (
        <Button
          variant="text"
          onClick={() => setSheet(({ openings }) => ({ open: true, openings: openings + 1 }))}
        >
          {t('profile.changePicture')}
        </Button>
      )}
      {data && (
        <PictureSheet
          key={sheet.openings}
          icon={data.icon}
          choices={data.choices}
          open={sheet.open}
          onClose={() => setSheet({ ...sheet, open: false })}
        />
      )}
    </div>
  );
}
