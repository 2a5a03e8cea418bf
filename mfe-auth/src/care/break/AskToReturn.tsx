import { call } from '@site/api';
import { askToReturn } from '@site/contracts/areas/care';
import { Button } from '@site/ui/Button';
import { FailureNote } from '@site/ui/FailureNote';
import { CalendarClock, DoorClosed, Gauge } from 'lucide-react';
import type { FormEvent } from 'react';
import { useTexts } from '../../useTexts';
import styles from './Break.module.css';
import { Effects } from './Effects';
import { OtherProof, OwnerPassword } from './OwnerFields';
import { keepPlayState, refreshPlayState } from './queries';
import { useOwnerProof } from './useOwnerProof';

/** Asks to play again: what that means, and the password. */
export function AskToReturn() {
  const { t } = useTexts();
  const proof = useOwnerProof(async (owner) => {
    keepPlayState(await call(askToReturn, owner, { silent: true }));
  }, refreshPlayState);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proof.isTyped()) void proof.send(true);
  };
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Effects
          title={t('break.return.means')}
          items={[
            [CalendarClock, t('break.return.waits')],
            [Gauge, t('break.return.limitsFirst')],
            [DoorClosed, t('break.return.stays')],
          ]}
        />
        <OwnerPassword proof={proof} />
        <FailureNote text={proof.failure} />
        <Button type="submit" variant="line" block loading={proof.pending}>
          {t('break.return.ask')}
        </Button>
      </form>
      <OtherProof proof={proof} onPress={() => void proof.send(false)} />
    </div>
  );
}
