import type { Downline } from '@site/contracts/areas/team';
import { isAgentAccount } from '@site/contracts/values/accountTypes';
import { formatNumber } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { Icon } from '@site/ui/Icon';
import { formatAmount } from '@site/ui/Money';
import { ChevronRight } from 'lucide-react';
import { PersonFace } from '../people/PersonFace';
import { PersonName } from '../people/PersonName';
import { useTexts } from '../useTexts';
import styles from './Person.module.css';
import { useSeenText } from './useSeenText';

interface PersonCardProps {
  person: Downline;
  /** People of several levels are in the list. */
  withLevel: boolean;
  onOpen: () => void;
}

/** One of the team in a list; a press shows what can be done. */
export function PersonCard({ person, withLevel, onOpen }: PersonCardProps) {
  const { t } = useTexts();
  const seen = useSeenText();
  const isAgent = isAgentAccount(person.type);
  const line = [
    ...(withLevel || isAgent ? [t('teamPage.level', { level: person.level })] : []),
    isAgent
      ? t('teamPage.downlines', { count: person.members, shown: formatNumber(person.members) })
      : seen(person),
  ];
  return (
    <Card padded={false}>
      <button type="button" className={styles.top} aria-haspopup="dialog" onClick={onOpen}>
        <PersonFace account={person.account} online={person.online} />
        <PersonName account={person.account} type={person.type}>
          {line.join(' · ')}
        </PersonName>
        <span className={styles.balance}>
          <b>{formatAmount(person.balance)}</b>
          <small>{t('teamPage.balance')}</small>
        </span>
        <Icon of={ChevronRight} size={16} />
      </button>
    </Card>
  );
}
