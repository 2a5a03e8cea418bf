import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { Fingerprint, MonitorSmartphone } from 'lucide-react';
import { PASSKEYS_PATH, SESSIONS_PATH } from '../paths';
import { useTexts } from '../useTexts';

/** The ways to a member's passkeys and devices: entries beyond those of the specification. */
export function SecurityRows() {
  const { t } = useTexts();
  const hasPasskeys = useRouteExists(PASSKEYS_PATH);
  const hasSessions = useRouteExists(SESSIONS_PATH);
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
    </>
  );
}
