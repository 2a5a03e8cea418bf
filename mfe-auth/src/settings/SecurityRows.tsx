import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { AlarmClock, Fingerprint, MonitorSmartphone } from 'lucide-react';
import { PASSKEYS_PATH, REALITY_CHECK_PATH, SESSIONS_PATH } from '../paths';
import { useTexts } from '../useTexts';

/** The ways to a member's passkeys, devices and reminder while playing: entries beyond the specification's. */
export function SecurityRows() {
  const { t } = useTexts();
  const hasPasskeys = useRouteExists(PASSKEYS_PATH);
  const hasSessions = useRouteExists(SESSIONS_PATH);
  const hasRealityCheck = useRouteExists(REALITY_CHECK_PATH);
  return (
    <>
      {hasPasskeys && (
        <ListRow
          icon={<Icon of={Fingerprint} size={20} />}
          label={t('settings.passkeys')}
          render={<Link to={PASSKEYS_PATH} />}
        />
      )}
      {hasSessions && (
        <ListRow
          icon={<Icon of={MonitorSmartphone} size={20} />}
          label={t('settings.sessions')}
          render={<Link to={SESSIONS_PATH} />}
        />
      )}
      {hasRealityCheck && (
        <ListRow
          icon={<Icon of={AlarmClock} size={20} />}
          label={t('settings.realityCheck')}
          render={<Link to={REALITY_CHECK_PATH} />}
        />
      )}
    </>
  );
}
