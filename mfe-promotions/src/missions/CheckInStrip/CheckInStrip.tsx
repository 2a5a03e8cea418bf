import { useFlag } from '@site/api';
import { isTrialAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { useSession } from '@site/session';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { CalendarCheck } from 'lucide-react';
import { useTexts } from '../../useTexts';
import styles from './CheckInStrip.module.css';

/** The way to the daily check-in and missions; for members, where the merchant has them. It asks the platform nothing. */
export function CheckInStrip() {
  const { t } = useTexts();
  const isMember = useSession((session) => session !== null && !isTrialAccount(session.type));
  const exists = useRouteExists(PATHS.missions);
  const isOn = useFlag('missions');
  if (!isMember || !exists || !isOn) return null;
  return (
    <div className={styles.strip}>
      <Card padded={false}>
        <ListRow
          icon={<Icon of={CalendarCheck} size={20} />}
          label={t('checkInStrip.title')}
          end={<span className={styles.hint}>{t('checkInStrip.hint')}</span>}
          render={<Link to={PATHS.missions} />}
        />
      </Card>
    </div>
  );
}
