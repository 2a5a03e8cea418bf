import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link, useRouteExists } from '@site/router';
import { Button } from '@site/ui/Button';
import { EmptyState } from '@site/ui/EmptyState';
import { Icon } from '@site/ui/Icon';
import { RemoteFailedCard } from '@site/ui/RemoteFailedCard';
import { MoreRecords } from '@site/ui/records';
import { ArrowLeft, Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PersonFace } from '../../people/PersonFace';
import { PersonName } from '../../people/PersonName';
import { useTexts } from '../../useTexts';
import { RowsRoom } from '../parts/RowsRoom';
import { useDownlines } from '../queries';
import styles from './Offer.module.css';

interface ChooseAgentProps {
  chosen: string | undefined;
  onBack: () => void;
  onChoose: (account: string) => void;
}

/** The direct downlines who may be offered a contract: agents. */
export function ChooseAgent({ onBack, ...list }: ChooseAgentProps) {
  const { t } = useTexts();
  const first = useRef<HTMLButtonElement>(null);
  // The button that led here is gone: the focus begins anew at the top of the list.
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.choose}>
      <Button
        flush
        size="small"
        variant="text"
        icon={<Icon of={ArrowLeft} size={18} />}
        ref={first}
        onClick={onBack}
      >
        {t('contracts.choose.back')}
      </Button>
      <AgentList {...list} />
    </div>
  );
}

function AgentList({ chosen, onChoose }: Omit<ChooseAgentProps, 'onBack'>) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const canOpen = useRouteExists(PATHS.openAccount);
  const { items, error, retry, ...more } = useDownlines();
  if (error)
    return <RemoteFailedCard title={t('contracts.failed.names')} body={errorText(error)} onReload={retry} />;
  if (!items) return <RowsRoom label={t('contracts.loading.names')} />;
  const agents = items.filter(({ type }) => isAgentAccount(type));
  if (agents.length === 0 && !more.hasMore)
    return (
      <EmptyState
        heading="h3"
        picture="friends"
        title={t('contracts.choose.none.title')}
        body={t('contracts.choose.none.body')}
        action={
          canOpen && (
            <Button variant="quiet" render={<Link to={PATHS.openAccount} />}>
              {t('contracts.choose.none.open')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <ul className={styles.people}>
        {agents.map(({ account, nickname, online }) => (
          <li key={account}>
            <button
              type="button"
              className={styles.person}
              aria-current={account === chosen || undefined}
              onClick={() => onChoose(account)}
            >
              <PersonFace account={account} online={online} />
              <PersonName account={account}>{nickname === '' ? undefined : nickname}</PersonName>
              {account === chosen && <Icon of={Check} size={20} />}
            </button>
          </li>
        ))}
      </ul>
      {more.hasMore && <MoreRecords {...more} />}
    </>
  );
}
