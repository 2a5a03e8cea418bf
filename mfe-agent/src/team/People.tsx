import { useCurrencySymbol } from '@site/api';
import type { Downline } from '@site/contracts/areas/team';
import { formatNumber } from '@site/i18n';
import { MoreRecords } from '@site/ui/records';
import { useAddressSheet } from '@site/ui/useSheet';
import { VisuallyHidden } from '@site/ui/VisuallyHidden';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../useTexts';
import { NoPeople } from './NoPeople';
import { PeopleFailed } from './PeopleFailed';
import { PeopleLoading } from './PeopleLoading';
import { PersonCard } from './PersonCard';
import { PersonSheet } from './PersonSheet';
import type { People as PeopleFound } from './queries';
import styles from './TeamPage.module.css';
import { isFlat, type TeamView } from './useTeamView';

interface PeopleProps {
  view: TeamView;
  people: PeopleFound;
  /** Takes search and filter away. */
  onClear: () => void;
}

/** The people as far as they have come, in every state that the list may be in, and the one that is opened. */
export function People({ view, people, onClear }: PeopleProps) {
  const { t } = useTexts();
  const flat = isFlat(view);
  const { items, totals, error } = people;
  const personOf = (name: string | undefined) => items?.find(({ account }) => account === name);
  const sheet = useAddressSheet('person', (name) => personOf(name) !== undefined);
  const shown = useLastSeen(personOf(sheet.value));
  const symbol = useCurrencySymbol();
  const heading = useFocusOnLevel(view.account);
  const count =
    totals &&
    t(flat ? 'teamPage.found' : 'teamPage.direct', {
      count: totals.total,
      shown: formatNumber(totals.total),
    });
  const isEmpty = totals?.total === 0;
  return (
    <>
      {!error && !isEmpty && (
        <div className={styles.head}>
          <h2 ref={heading} tabIndex={-1} className={flat ? styles.found : styles.heading}>
            {count ?? '\u00a0'}
          </h2>
          {symbol !== '' && <span className={styles.caption}>{t('teamPage.amounts', { symbol })}</span>}
        </div>
      )}
      <p role="status">
        <VisuallyHidden>{flat ? count : ''}</VisuallyHidden>
      </p>
      {error && <PeopleFailed error={error} onRetry={people.retry} />}
      {!error && items === undefined && <PeopleLoading />}
      {isEmpty && <NoPeople view={view} onClear={onClear} />}
      {items !== undefined && items.length > 0 && (
        <ul className={styles.people} aria-label={t('teamPage.title')}>
          {items.map((person) => (
            <li key={person.account}>
              <PersonCard person={person} withLevel={flat} onOpen={() => sheet.show(person.account)} />
            </li>
          ))}
        </ul>
      )}
      {people.hasMore && <MoreRecords {...people} />}
      {shown && (
        <PersonSheet
          key={sheet.opening}
          person={shown}
          symbol={symbol}
          open={sheet.open}
          onClose={sheet.close}
        />
      )}
    </>
  );
}

/** The person as by now, or as last seen: a change may take them out of the list while they are looked at. */
function useLastSeen(person: Downline | undefined): Downline | undefined {
  const [last, setLast] = useState(person);
  if (person !== undefined && person !== last) setLast(person);
  return person ?? last;
}

/** On another level keyboards and screen readers begin at its heading: what led there is gone. */
function useFocusOnLevel(account: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(account);
  useEffect(() => {
    if (before.current === account) return;
    before.current = account;
    heading.current?.focus({ preventScroll: true });
  }, [account]);
  return heading;
}
