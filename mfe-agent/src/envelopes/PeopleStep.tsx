import { useErrorText } from '@site/i18n';
import { Button } from '@site/ui/Button';
import { SearchField } from '@site/ui/SearchField';
import { Tabs } from '@site/ui/Tabs';
import { toast } from '@site/ui/Toast';
import { useState } from 'react';
import { PayBar } from '../payment/PayBar';
import { useTexts } from '../useTexts';
import styles from './Envelopes.module.css';
import { PeopleList } from './PeopleList';
import { type Filter, usePeople } from './queries';
import type { EnvelopesDraft, Receiver } from './useEnvelopes';
import { useFirst } from './useFirst';

const SEARCH_DELAY_MS = 300;
const SEARCH_MOST = 64;

const clean = (typed: string) => typed.trim();

interface PeopleStepProps {
  /** At once. */
  most: number;
  draft: EnvelopesDraft;
  onNext: () => void;
}

/** Who gets one, of the whole team. */
export function PeopleStep({ most, draft, onNext }: PeopleStepProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const [filter, setFilter] = useState<Filter>({ search: '', online: false });
  const people = usePeople(filter);
  const chosen = draft.people;
  const choose = (all: readonly Receiver[]) => draft.change({ people: all.slice(0, most) });
  const first = useFirst(filter, most, (found) => {
    const names = new Set(chosen.map(({ account }) => account));
    choose([...chosen, ...found.filter(({ account }) => !names.has(account))]);
  });
  const next = () => (chosen.length === 0 ? toast.info(t('envelopes.people.none')) : onNext());
  return (
    <>
      <div className={styles.top}>
        <SearchField
          label={t('envelopes.people.search')}
          clearLabel={t('envelopes.people.clear')}
          maxLength={SEARCH_MOST}
          value={filter.search}
          delay={SEARCH_DELAY_MS}
          clean={clean}
          busy={people.isFetching && !people.isLoadingMore}
          onSearch={(search) => setFilter({ ...filter, search })}
        />
        <div className={styles.filters}>
          <Tabs
            variant="segmented"
            label={t('envelopes.people.show')}
            value={filter.online ? 'online' : 'all'}
            onChange={(value) => setFilter({ ...filter, online: value === 'online' })}
            items={[
              { value: 'all', label: t('envelopes.people.everyone') },
              { value: 'online', label: t('envelopes.people.online') },
            ]}
          />
          <Button
            variant="text"
            size="small"
            loading={first.isPending}
            onClick={() => first.take((error) => toast.error(errorText(error)))}
          >
            {t('envelopes.people.first', { count: most })}
          </Button>
        </div>
      </div>
      <PeopleList
        people={people}
        filter={filter}
        chosen={chosen}
        full={chosen.length >= most}
        onChoose={(person, on) => (on ? choose([...chosen, person]) : draft.leaveOut(person.account))}
      />
      <PayBar
        lead={t('envelopes.count', { count: chosen.length })}
        note={
          chosen.length >= most
            ? t('envelopes.people.full', { count: most })
            : t('envelopes.people.most', { count: most })
        }
        action={t('envelopes.next')}
        disabled={false}
        onPress={next}
      />
    </>
  );
}
