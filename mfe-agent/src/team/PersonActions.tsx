import { menuOptions } from '@site/api';
import type { Downline } from '@site/contracts/areas/team';
import { formatNumber, useErrorText } from '@site/i18n';
import { Link, useExistingRoutes } from '@site/router';
import { Icon } from '@site/ui/Icon';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { useTexts } from '../useTexts';
import { personActions } from './actions';
import styles from './Person.module.css';
import { levelAddress } from './useTeamView';

// @texts teamPage.action.rebates teamPage.action.envelope teamPage.action.profit — actions.ts says which
// @texts teamPage.action.bets teamPage.action.contract — as above

/** What the merchant's menu holds and this site has a page for. */
export function PersonActions({ person }: { person: Downline }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const exists = useExistingRoutes();
  const { data, error, isFetching, refetch } = useQuery(menuOptions());
  const { account, members } = person;
  const possible = personActions.filter(
    (action) => action.suits(person) && exists(action.addressOf(account)),
  );
  const shown = possible.filter(({ key }) => key === undefined || data?.menu[key] === true);
  return (
    <>
      <ul className={styles.actions} aria-label={t('teamPage.action.label', { account })}>
        {members > 0 && (
          <li>
            <Link to={levelAddress(account)} className={styles.action ?? ''}>
              <Icon of={UsersRound} />
              {t('teamPage.downlines', { count: members, shown: formatNumber(members) })}
            </Link>
          </li>
        )}
        {shown.map(({ label, icon, addressOf }) => (
          <li key={label}>
            <Link to={addressOf(account)} className={styles.action ?? ''}>
              <Icon of={icon} />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
      {!data && error && (
        <RemoteFailedCard
          title={t('teamPage.action.failed')}
          body={errorText(error)}
          reloading={isFetching}
          onReload={() => void refetch()}
        />
      )}
    </>
  );
}
