import { PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { AlarmClock, Fingerprint, MonitorSmartphone } from 'lucide-react';
import { useTexts } from '../../useTexts';

/** The ways to a member's passkeys, devices and reminder while playing: entries beyond the specification's. */
export function SecurityRows() {
  const { t } = useTexts();
  const hasPasskeys = useRouteExists(PATHS.passkeys);
  const hasSessions = useRouteExists(PATHS.sessions);
  const hasRealityCheck = useRouteExists(PATHS.realityCheck);
  return (
    <>
      {hasPasskeys && (
        <ListRow
          icon={<Icon of={Fingerprint} size={20} />}
          label={t('settings.passkeys')}
          render={<Link to={PATHS.passkeys} />}
        />
      )}
      {hasSessions && (
        <ListRow
          icon={<Icon of={MonitorSmartphone} size={20} />}
          label={t('settings.sessions')}
          render={<Link to={PATHS.sessions} />}
        />
      )}
      {hasRealityCheck && (
        <ListRow
          icon={<Icon of={AlarmClock} size={20} />}
          label={t('settings.realityCheck')}
          render={<Link to={PATHS.realityCheck} />}
        />
      )}
    </>
  );
}
