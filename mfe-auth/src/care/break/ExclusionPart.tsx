import { call } from '@site/api';
import {
  type CareSettings,
  type ExclusionLength,
  excludeSelf,
  type PlayState,
} from '@site/contracts/areas/care';
import { longerThan } from '@site/contracts/areas/care/closingEnd';
import { PATHS } from '@site/contracts/values/paths';
import { Link } from '@site/router';
import { signOut } from '@site/session';
import { Button } from '@site/ui/Button';
import { Checkbox } from '@site/ui/Checkbox';
import { useConfirm } from '@site/ui/Dialog';
import { FailureNote } from '@site/ui/FailureNote';
import { type FormEvent, useState } from 'react';
import { sayExcluded } from '../../access/login/excluded';
import { useTexts } from '../../useTexts';
import styles from './Break.module.css';
import { ExclusionEffects } from './ExclusionEffects';
import { LengthPicks } from './LengthPicks';
import { endText } from './lengths';
import { OtherProof, OwnerPassword } from './OwnerFields';
import { refreshPlayState } from './queries';
import { useMoneyThere } from './useMoneyThere';
import { useOwnerProof } from './useOwnerProof';
import { useServerMinute } from './useServerMinute';

interface ExclusionPartProps {
  state: PlayState;
  settings: CareSettings;
}

/** What an exclusion does, a ticked box and the password: one page, and one last question (PL-018). */
export function ExclusionPart({ state, settings: { exclusions } }: ExclusionPartProps) {
  const { t } = useTexts();
  const ask = useConfirm();
  const now = useServerMinute();
  const money = useMoneyThere();
  const [length, choose] = useState<ExclusionLength>();
  const [understood, setUnderstood] = useState(false);
  const proof = useOwnerProof(async (owner) => {
    if (length === undefined) return;
    const { until = '' } = await call(excludeSelf, { length, understood: true, ...owner }, { silent: true });
    // The platform has ended it. The guard of this page brings the login page, where the way to the money begins.
    signOut('self-excluded');
    sayExcluded(until);
  }, refreshPlayState);
  const excluded = state.state === 'EXCLUDED';
  const after = excluded ? state.until : undefined;
  const ready = length !== undefined && understood;

  const askLast = async (withPassword: boolean) => {
    if (!ready || (withPassword && !proof.isTyped())) return;
    const sure = await ask({
      title: t('break.exclusion.last', { when: endText(length, now) }),
      body: money ? t('break.exclusion.lastMoney', { amount: money }) : t('break.exclusion.lastBody'),
      confirmLabel: t('break.exclusion.close'),
      cancelLabel: t('break.goBack'),
    });
    if (sure) await proof.send(withPassword);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void askLast(true);
  };

  if (longerThan(after, exclusions, now).length === 0)
    return <p className={styles.lead}>{t('break.exclusion.longest')}</p>;
  return (
    <div className={styles.form}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {!excluded && <p className={styles.lead}>{t('break.exclusion.lead')}</p>}
        <LengthPicks
          legend={excluded ? t('break.exclusion.longer') : t('break.exclusion.howLong')}
          lengths={exclusions}
          after={after}
          value={length}
          onChange={choose}
        />
        <ExclusionEffects money={money} />
        <OwnerPassword proof={proof} />
        <Checkbox checked={understood} onChange={({ target }) => setUnderstood(target.checked)}>
          {t('break.exclusion.understood')}
        </Checkbox>
        <FailureNote text={proof.failure} />
        <Button type="submit" block disabled={!ready} loading={proof.pending}>
          {length === undefined
            ? t('break.exclusion.submit')
            : t('break.exclusion.submitFor', { length: t(`break.length.${length}`) })}
        </Button>
      </form>
      <OtherProof proof={proof} disabled={!ready} onPress={() => void askLast(false)} />
      {!excluded && (
        <Button variant="line" block render={<Link to={PATHS.careBreak} />}>
          {t('break.exclusion.shorter')}
        </Button>
      )}
    </div>
  );
}
