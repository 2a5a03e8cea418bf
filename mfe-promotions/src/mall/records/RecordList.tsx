import type { MallRecord, MallRecordKind } from '@site/contracts/areas/mall';
import { formatDateTime, formatNumber, useErrorText } from '@site/i18n';
import { EmptyState } from '@site/ui/EmptyState';
import { ErrorState } from '@site/ui/ErrorState';
import { MoreRecords } from '@site/ui/records';
import { LoadingRegion, Skeleton } from '@site/ui/Skeleton';
import { Tag, type TagProps } from '@site/ui/Tag';
import { useTexts } from '../../useTexts';
import { useMallRecords } from '../queries';
import styles from './Records.module.css';

const ROOM = ['46%', '38%', '52%'];

/** Known words get a tone; a status that this site does not know is shown as it is. */
const TONES = {
  PAID: 'success',
  PREPARING: 'info',
  SENT: 'info',
  REFUNDED: 'plain',
} as const satisfies Record<string, TagProps['tone']>;

const isKnown = (status: string): status is keyof typeof TONES => Object.hasOwn(TONES, status);

/** Records of a kind, newest first, in every state that the list may be in. */
export function RecordList({ kind, empty }: { kind: MallRecordKind; empty: 'exchanges' | 'points' }) {
  const { t } = useTexts();
  const errorText = useErrorText();
  const records = useMallRecords(kind);
  const { items, error } = records;
  if (error)
    return (
      <ErrorState
        heading="h3"
        title={t('mall.list.failed')}
        body={errorText(error)}
        onRetry={records.retry}
      />
    );
  if (items === undefined)
    return (
      <LoadingRegion>
        {ROOM.map((width) => (
          <div key={width} className={styles.record}>
            <div className={styles.room}>
              <Skeleton width={width} height="16px" />
              <Skeleton width="60%" />
            </div>
          </div>
        ))}
      </LoadingRegion>
    );
  if (items.length === 0)
    return (
      <EmptyState
        heading="h3"
        title={t(`mall.list.empty.${empty}.title`)}
        body={t(`mall.list.empty.${empty}.body`)}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {items.map((record) => (
          <li key={record.id} className={styles.record}>
            <Record record={record} />
          </li>
        ))}
      </ul>
      {records.hasMore && <MoreRecords {...records} />}
    </>
  );
}

function Record({ record: { title, at, orderNo, points, status } }: { record: MallRecord }) {
  const { t } = useTexts();
  return (
    <>
      <p className={styles.words}>
        <b className={styles.title}>{title}</b>{' '}
        <small className={styles.when}>
          {formatDateTime(at)}
          {orderNo !== undefined && ` · ${orderNo}`}
        </small>
      </p>
      <p className={styles.end}>
        <span className={styles.points} data-gain={points > 0 || undefined}>
          {formatNumber(points, { signDisplay: 'exceptZero' }).replace('-', '−')}
        </span>
        {status !== undefined &&
          (isKnown(status) ? (
            <Tag tone={TONES[status]}>{t(`mall.list.status.${status}`)}</Tag>
          ) : (
            <Tag>{status}</Tag>
          ))}
      </p>
    </>
  );
}
