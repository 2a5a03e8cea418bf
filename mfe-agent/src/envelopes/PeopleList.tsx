import type { Downline } from '@site/contracts/areas/team';
import { useErrorText } from '@site/i18n';
import { Card } from '@site/ui/Card';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import { useTexts } from '../useTexts';
import styles from './Envelopes.module.css';
import { PeopleLoading } from './PageLoading';
import { PersonPick } from './PersonPick';
import type { Filter, usePeople } from './queries';
import type { Receiver } from './useEnvelopes';

interface PeopleListProps {
  people: ReturnType<typeof usePeople>;
  filter: Filter;
  chosen: readonly Receiver[];
  /** As many are chosen as there may be. */
  full: boolean;
  onChoose: (person: Downline, on: boolean) => void;
}

/** The team, in every state that the list may be in. */
export function PeopleList({ people, filter, chosen, full, onChoose }: PeopleListProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const { items, error } = people;
  if (error)
    return (
      <ErrorState
        title={t('envelopes.people.failed')}
        body={errorText(error)}
        retrying={people.isFetching}
        onRetry={people.retry}
      />
    );
  if (items === undefined) return <PeopleLoading />;
  if (items.length === 0) {
    const state = filter.search !== '' ? 'noMatch' : filter.online ? 'noneOnline' : 'noTeam';
    // @texts envelopes.people.empty.* — why the list is empty
    return (
      <EmptyState
        picture={state === 'noMatch' ? 'search' : 'empty'}
        title={t(`envelopes.people.empty.${state}.title`)}
        body={t(`envelopes.people.empty.${state}.body`)}
      />
    );
  }
  const names = new Set(chosen.map(({ account }) => account));
  return (
    <div className={styles.people}>
      <Card padded={false} className={styles.list}>
        <ul aria-label={t('envelopes.people.label')}>
          {items.map((person) => {
            const on = names.has(person.account);
            return (
              <li key={person.account}>
                <PersonPick
                  person={person}
                  checked={on}
                  off={full && !on}
                  onChange={(next) => onChoose(person, next)}
                />
              </li>
            );
          })}
        </ul>
      </Card>
      {people.hasMore && <MoreRecords {...people} />}
    </div>
  );
}
