import { CopyButton } from '@site/ui/CopyRow';
import { Fragment, type ReactNode, useRef } from 'react';
import styles from './RecordDetails.module.css';
import { useRecordTexts } from './useRecordTexts';

export interface RecordDetailsProps {
  /** Label and value of each line. */
  lines: readonly (readonly [label: string, value: ReactNode])[];
  /** Number of the record: for customer service, so it can be copied. */
  id: string;
  idLabel: string;
}

/** All that there is to say of a record. */
export function RecordDetails({ lines, id, idLabel }: RecordDetailsProps) {
  const { t } = useRecordTexts();
  const number = useRef<HTMLSpanElement>(null);
  return (
    <dl className={styles.details}>
      {lines.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt>{idLabel}</dt>
      <dd className={styles.id}>
        <span ref={number}>{id}</span>
        <CopyButton
          label={t('details.copy')}
          text={id}
          copied={t('details.copied')}
          shown={number}
          className={styles.copy}
        />
      </dd>
    </dl>
  );
}
