import { isUnknownOutcome, useApiMutation } from '@site/api';
import {
  type CareSettings,
  type PlayState,
  type TimeoutLength,
  takeTimeout,
} from '@site/contracts/areas/care';
import { longerThan } from '@site/contracts/areas/care/closingEnd';
import { addressOf, PATHS } from '@site/contracts/values/paths';
import { useErrorText } from '@site/i18n';
import { Link } from '@site/router';
import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import { ListRow } from '@site/ui/ListRow';
import { Ban, BanknoteArrowUp, CalendarCheck } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { RowCard } from '../../account/rows/RowCard';
import { useTexts } from '../../useTexts';
import styles from './Break.module.css';
import { Effects } from './Effects';
import { LengthPicks } from './LengthPicks';
import { keepPlayState, refreshPlayState } from './queries';
import { useServerMinute } from './useServerMinute';

interface TimeoutPartProps {
  state: PlayState;
  settings: CareSettings;
}

/** A break that begins with the second press: a length, and the start. One that runs can only be made longer (PL-017). */
export function TimeoutPart({ state, settings: { timeouts } }: TimeoutPartProps) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const now = useServerMinute();
  const [length, choose] = useState<TimeoutLength>();
  const take = useApiMutation(takeTimeout, {
    silent: true,
    onSuccess: (answer) => {
      keepPlayState(answer);
      choose(undefined);
    },
    onError: refreshPlayState,
  });
  const runs = state.state === 'TIMEOUT';
  // An answer that got lost, of a time-out that runs by now, is no failure.
  const failure = take.error && !(runs && isUnknownOutcome(take.error)) ? take.error : undefined;
  const after = runs ? state.until : undefined;
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (length !== undefined) take.mutate({ length });
  };
  return (
    <>
      {longerThan(after, timeouts, now).length > 0 && (
        <form className={styles.form} onSubmit={start}>
          <LengthPicks
            legend={runs ? t('break.timeout.longer') : t('break.timeout.howLong')}
            lengths={timeouts}
            after={after}
            value={length}
            onChange={choose}
          />
          <Effects
            title={t('break.happens')}
            items={[
              [Ban, t('break.timeout.noPlay')],
              [BanknoteArrowUp, t('break.timeout.money')],
              [CalendarCheck, t('break.timeout.ends')],
            ]}
          />
          <FailureNote text={failure && errorText(failure)} />
          <Button type="submit" block disabled={length === undefined} loading={take.isPending}>
            {length === undefined
              ? t('break.timeout.start')
              : t('break.timeout.startFor', { length: t(`break.length.${length}`) })}
          </Button>
        </form>
      )}
      <RowCard>
        <ListRow
          label={t('break.exclusion.offer')}
          render={<Link to={addressOf(PATHS.careBreak, { part: 'exclusion' })} />}
        />
      </RowCard>
    </>
  );
}
