import { IconButton } from '@site/ui/IconButton';
import { toast } from '@site/ui/Toast';
import { Copy } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../useTexts';
import styles from './RecordDetails.module.css';

interface RecordDetailsProps {
  /** Label and value of each line. */
  lines: readonly (readonly [label: string, value: ReactNode])[];
  /** Number of the record: for customer service, so it can be copied. */
  id: string;
}

/** All that there is to say of a record. */
export function RecordDetails({ lines, id }: RecordDetailsProps) {
  const { t } = useTexts();
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast.success(t('records.copied')),
      () => toast.error(t('records.notCopied')),
    );
  return (
    <dl className={styles.details}>
      {lines.map(([label, value]) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
      <dt>{t('records.figure.id')}</dt>
      <dd className={styles.id}>
        <span>{id}</span>
        <IconButton
          icon={Copy}
          iconSize={18}
          label={t('records.copy')}
          className={styles.copy}
          onClick={() => void copy()}
        />
      </dd>
    </dl>
  );
}
