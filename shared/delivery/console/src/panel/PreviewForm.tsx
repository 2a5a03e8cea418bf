import type { Cell } from '@site/contracts/federation/consoleApi';
import { MAX_PREVIEW_HOURS } from '@site/contracts/federation/releaseApi';
import { Button } from '@site/ui/Button';
import { Field } from '@site/ui/Field';
import { type FormEvent, useState } from 'react';
import { useChange } from '../api/changes';
import { useReleases } from '../api/reads';
import { momentText } from '../words/times';
import styles from './CellPanel.module.css';
import { firstOffered } from './DeployForm';
import { ReleaseSelect } from './ReleaseSelect';

/** Makes a link that opens a release for one tab on the live site; everybody else has what is live. */
export function PreviewForm({ remote, merchant, cell }: { remote: string; merchant: string; cell: Cell }) {
  const { data: stored } = useReleases(remote);
  const [chosen, setChosen] = useState<string>();
  const [hours, setHours] = useState('24');
  const make = useChange('previews');
  const release = chosen ?? firstOffered(stored?.releases.map((one) => one.release) ?? [], cell);
  const life = Number(hours);
  const isLife = Number.isInteger(life) && life >= 1 && life <= MAX_PREVIEW_HOURS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (release === undefined || !isLife) return;
    make.mutate({ merchant, component: remote, release, hours: life });
  };
  const { link, until = '' } = make.data ?? {};
  return (
    <form onSubmit={submit} noValidate>
      <ReleaseSelect label="Release" releases={stored?.releases ?? []} value={release} onChange={setChosen} />
      <Field
        label="Hours that the link works"
        type="number"
        min={1}
        max={MAX_PREVIEW_HOURS}
        step={1}
        value={hours}
        required
        error={isLife ? undefined : `Say a number from 1 to ${MAX_PREVIEW_HOURS}.`}
        onChange={({ currentTarget }) => setHours(currentTarget.value)}
      />
      <Button type="submit" variant="line" block loading={make.isPending} disabled={release === undefined}>
        Make a link
      </Button>
      {make.error && (
        <p role="alert" className={styles.fault}>
          {make.error.message}
        </p>
      )}
      {link !== undefined && (
        <div role="status" className={styles.foresight}>
          <Field
            label={`Works until ${momentText(until)}; copy it now, it is kept nowhere`}
            value={link}
            readOnly
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      )}
    </form>
  );
}
