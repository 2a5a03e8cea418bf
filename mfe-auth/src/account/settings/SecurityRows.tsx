import { addressOf, PATHS } from '@site/contracts/values/paths';
import { Link, useRouteExists } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { AlarmClock, Fingerprint, Gauge, MonitorSmartphone } from 'lucide-react';
import { useTexts } from '../../useTexts';

/** The ways to a member's passkeys, devices, limits and reminder while playing: entries beyond the specification's. */
export function SecurityRows() {
  const { t } = useTexts();
  const hasPasskeys = useRouteExists(PATHS.passkeys);
  const hasSessions = useRouteExists(PATHS.sessions);
  const hasLimits = useRouteExists(PATHS.careLimits);
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
      {hasLimits && (
        <>
          <ListRow
            icon={<Icon of={Gauge} size={20} />}
            label={t('settings.limits')}
            render={<Link to={PATHS.careLimits} />}
          />
          <ListRow
            icon={<Icon of={AlarmClock} size={20} />}
            label={t('settings.realityCheck')}
            render={<Link to={addressOf(PATHS.careLimits, { part: 'REALITY' })} />}
          />
        </>
      )}
    </>
  );
}
