import { IconButton } from '@site/ui/IconButton';
import { toast } from '@site/ui/Toast';
import { Copy } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
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
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast.success(t('details.copied')),
      () => toast.error(t('details.notCopied')),
    );
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
        <span>{id}</span>
        <IconButton
          icon={Copy}
          iconSize={18}
          label={t('details.copy')}
          className={styles.copy}
          onClick={() => void copy()}
        />
      </dd>
    </dl>
  );
}
