import type { MemberInfo } from '@site/contracts/areas/account';
import { PATHS } from '@site/contracts/values/paths';
import { formatDate } from '@site/i18n';
import { Link, useExistingRoutes } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { ListRow } from '@site/ui/ListRow';
import { AtSign, CalendarDays, Crown, ShieldCheck } from 'lucide-react';
import { useTexts } from '../../useTexts';
import { RowCard } from '../rows/RowCard';
import { RowGroup } from '../rows/RowGroup';
import { CountryRow } from './CountryRow';

/** What the account is, and the ways from here. */
export function AccountRows({ member }: { member: MemberInfo }) {
  const { t } = useTexts();
  const exists = useExistingRoutes();
  const { account, country, memberSince, clubLabel } = member;
  return (
    <RowGroup title={t('profile.account')}>
      <RowCard>
        <ListRow icon={<Icon of={AtSign} size={20} />} label={t('profile.accountName')} end={account} />
        <CountryRow country={country} />
        {memberSince !== undefined && (
          <ListRow
            icon={<Icon of={CalendarDays} size={20} />}
            label={t('profile.memberSince')}
            end={formatDate(memberSince)}
          />
        )}
        {clubLabel && (
          <ListRow
            icon={<Icon of={Crown} size={20} />}
            label={t('profile.club')}
            end={clubLabel.labelName}
            {...(exists(PATHS.benefits) && { render: <Link to={PATHS.benefits} /> })}
          />
        )}
        {exists(PATHS.securityCentre) && (
          <ListRow
            icon={<Icon of={ShieldCheck} size={20} />}
            label={t('memberCentre.security')}
            render={<Link to={PATHS.securityCentre} />}
          />
        )}
      </RowCard>
    </RowGroup>
  );
}
